import assert from 'node:assert/strict'

/** Lists, single spots, pages behind cursors, changes, questions and pages for people, of a service that runs. */
export async function targetsOf(url: string): Promise<string[]> {
  const targets = [
    '/api/spots?limit=100',
    '/api/spots.geojson?bbox=0,40,10,50',
    '/api/export.csv',
    '/api/search?q=lake',
    '/api/suggest?q=la',
    '/api/facets',
    '/api/changes',
    '/api/sources',
    '/openapi.json',
    '/api/ask?q=quiet%20lakes',
    '/api/webhooks',
    '/',
    '/docs',
    '/sitemap.xml',
  ]
  type List = { data: { id: string; slug: string }[] }
  const list = (await (await fetch(`${url}/api/spots?limit=100`)).json()) as List
  for (const { id, slug } of list.data.slice(0, 50)) targets.push(`/api/spots/${id}`, `/api/spots/${slug}`)
  for (const path of ['/api/spots?limit=7', '/api/changes?limit=11']) {
    const body = await (await fetch(url + path)).text()
    const cursor = /"nextCursor":"([^"]+)"/.exec(body)?.[1]
    assert.ok(cursor, path)
    targets.push(`${path}&cursor=${encodeURIComponent(cursor)}`)
  }
  return targets
}

/** Lists `count` of them, each once. */
export async function manyTargetsOf(url: string, count: number): Promise<string[]> {
  const targets = new Set(await targetsOf(url))
  type List = { data: { id: string; slug: string; latitude: number; longitude: number }[] }
  const list = (await (await fetch(`${url}/api/spots?limit=100`)).json()) as List
  for (const { id, slug } of list.data) targets.add(`/api/spots/${id}`).add(`/api/spots/${slug}`).add(`/spots/${slug}`)
  for (const { latitude, longitude } of list.data) {
    const [south, west] = [Math.max(-90, latitude - 2), Math.max(-180, longitude - 2)]
    targets.add(`/api/spots?bbox=${west},${south},${Math.min(180, west + 4)},${Math.min(90, south + 4)}`)
  }
  for (let limit = 1; targets.size < count; limit++) targets.add(`/api/spots?limit=${limit}&minRating=2`)
  return [...targets].slice(0, count)
}

export async function answerOf(url: string) {
  const response = await fetch(url)
  return { status: response.status, etag: response.headers.get('etag'), body: await response.text() }
}
