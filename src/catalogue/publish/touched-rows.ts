/** A record that a publish touches, what a draft says of its spot, and the spot as it is in the version before. */
export type TouchedRow = {
  id: string
  source: string
  kind: 'added' | 'changed' | 'gone'
  /** The slug that the source itself brings. */
  wantedSlug: string | null
  silenceRating: number
  name: string
  place: string | null
  country: string | null
  slug: string | null
  oldSource: string | null
  earlierSlug: string | null
  /** Of a record that is gone: another source that still has the spot, and what it says. */
  leftSource: string | null
  leftRecord: string | null
}

const LEFT = `from source_spots s where s.id = t.id and s.source in (select name from sources)
  order by (s.source = p.source) desc, s.source desc limit 1`

/**
 * Reads the rows in the order of ids, and of sources where several have one. The slugs are joined to nothing, so that
 * PostgreSQL reads those of the spot and not all in their order.
 */
export const TOUCHED = `
  select t.id, t.source, t.kind, t.slug as "wantedSlug", t.silence_rating as "silenceRating", t.name, t.place,
    t.country, p.slug, p.source as "oldSource",
    case when p.slug is null and exists (select 1 from slugs)
      then (select min(g.slug || '') from slugs g where g.spot_id = t.id) end as "earlierSlug",
    case when t.kind = 'gone' then (select s.source ${LEFT}) end as "leftSource",
    case when t.kind = 'gone' then (select s.record ${LEFT}) end as "leftRecord"
  from touched t left join spots p on p.id = t.id
  where t.kind <> 'heard'
  order by t.id, t.source`
