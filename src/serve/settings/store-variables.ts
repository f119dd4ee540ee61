import type { S3Access } from '../../index/snapshots/s3-store.ts'
import { httpUrl, optional, secret, text, type Variable } from './config-values.ts'

/** Environment variables of a bucket in which machines share indexes, under the names that others use for them too. */
export const storeVariables = {
  AWS_ENDPOINT_URL_S3: optional(
    'where the S3 server of SNAPSHOT_URL is, such as https://minio.internal:9000',
    httpUrl,
    "Amazon's",
  ),
  AWS_REGION: {
    help: 'region of the bucket',
    shown: 'us-east-1',
    fallback: () => 'us-east-1',
    parse: text => {
      if (!/^[a-z0-9-]{1,40}$/.test(text)) throw new Error('must be the name of a region such as eu-central-1')
      return text
    },
  },
  AWS_ACCESS_KEY_ID: secret(text('key of the bucket; or AWS_ACCESS_KEY_ID_FILE, a file with it', '', 'none')),
  AWS_SECRET_ACCESS_KEY: secret(text('its secret; or AWS_SECRET_ACCESS_KEY_FILE, a file with it', '', 'none')),
  AWS_SESSION_TOKEN: secret(
    optional('token of a key that is good for a while; or AWS_SESSION_TOKEN_FILE, a file with it', text => text),
  ),
} as const satisfies Record<string, Variable<unknown>>

/** Reads them; `read` takes a variable's text from the environment and notes mistakes. */
export function readS3Access(read: <T>(name: string, variable: Variable<T>) => T): S3Access {
  return {
    endpoint: read('AWS_ENDPOINT_URL_S3', storeVariables.AWS_ENDPOINT_URL_S3),
    region: read('AWS_REGION', storeVariables.AWS_REGION),
    accessKeyId: read('AWS_ACCESS_KEY_ID', storeVariables.AWS_ACCESS_KEY_ID),
    secretAccessKey: read('AWS_SECRET_ACCESS_KEY', storeVariables.AWS_SECRET_ACCESS_KEY),
    sessionToken: read('AWS_SESSION_TOKEN', storeVariables.AWS_SESSION_TOKEN),
  }
}
