import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Files with a certificate, good for two days, which is its own authority, and with its key. */
export type Certificate = { certificate: string; key: string }

/** Makes one in a folder by openssl; of other names where they are given ("DNS:a.example,DNS:b.example"). */
export function makeCertificate(folder: string, names = 'IP:127.0.0.1'): Certificate {
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')]
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const subject = ['-subj', '/CN=db.test', '-addext', `subjectAltName=${names}`]
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { certificate, key }
}
