/** What is read of a request: the web's Request is one, and so is what came over a socket and was made into none. */
export type Asked = Pick<Request, 'method' | 'body' | 'signal'> & { headers: Pick<Headers, 'get' | 'has'> }

/** Path and query, as they stand in the URL. */
export type Target = { pathname: string; search: string }
