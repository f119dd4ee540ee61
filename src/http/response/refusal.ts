// What a request gets that cannot be answered, and in which form.
import { isDatabaseAway } from '../../catalogue/database-away.ts'
import { WorkFileUnavailable } from '../../work/unavailable.ts'
import { ApiError, clientLeft } from '../errors.ts'
import { type Exchange, isOfApi } from '../exchange.ts'
import { shorten } from '../request/parameters.ts'
import { decoded } from '../request/target.ts'

export function noSuchPath({ site, target, endpoint }: Exchange): ApiError {
  // An encoded ASCII letter is another path than the letter, and is shown as such.
  const path = shorten(target.pathname.replace(/(?:%[89A-F][0-9A-F])+/gi, letters => decoded(letters)))
  // Only inside a batch, a job or a tool is a path that exists refused.
  if (endpoint) return new ApiError('route_not_found', `"${path}" cannot be read inside a batch: ask for it by itself`)
  return new ApiError('route_not_found', `there is no path "${path}"; ${site.reads.links.baseUrl}/docs lists them all`)
}

/** Seconds after which an operator may have seen to the disk. */
const WRITE_AGAIN = '60'
/** Seconds in which a database has been started again. */
const READ_AGAIN = '2'

export function toApiError({ site, head, requestId }: Exchange, thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (head.signal.aborted) return clientLeft(thrown)
  if (isDatabaseAway(thrown)) {
    site.log.error({ id: requestId, err: thrown }, 'the database does not answer')
    const message = 'what is asked for lies in a database that does not answer now: try again in some seconds'
    return new ApiError('unavailable', message, { cause: thrown, headers: { 'Retry-After': READ_AGAIN } })
  }
  if (thrown instanceof WorkFileUnavailable) {
    site.log.error({ id: requestId, err: thrown }, 'a request could not be kept')
    const message =
      'the service cannot write down what it is asked for, its disk may be full: nothing was done; try again later'
    return new ApiError('unavailable', message, { cause: thrown, headers: { 'Retry-After': WRITE_AGAIN } })
  }
  site.log.error({ id: requestId, err: thrown }, 'request failed')
  const message = `something went wrong here; the log has it under ${requestId}`
  return new ApiError('internal_error', message, { cause: thrown })
}

/** Whether a person will read the error: one who looks for a page, or whose window was spent by following a link to the API. */
export function isForPeople(exchange: Exchange, { code }: ApiError): boolean {
  const { head, endpoint, isInside } = exchange
  if (isInside || code === 'bad_request' || !head.header('accept')?.includes('text/html')) return false
  if (!isOfApi(endpoint?.pattern ?? exchange.target.pathname)) return true
  return code === 'rate_limited' && head.header('sec-fetch-mode') === 'navigate'
}
