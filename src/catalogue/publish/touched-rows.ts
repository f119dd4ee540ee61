/** A record that a publish touches, what a draft says of its spot, and the spot as it is in the version before. */
export type TouchedRow = {
  id: string
  source: string
  kind: 'added' | 'changed' | 'gone'
  wanted_slug: string | null
  silence_rating: number
  name: string
  place: string | null
  country: string | null
  slug: string | null
  old_source: string | null
  earlier_slug: string | null
  /** Of a record that is gone: another source that still has the spot, and what it says. */
  left_source: string | null
  left_record: string | null
}

const LEFT = `from source_spots s where s.id = t.id and s.source in (select name from sources)
  order by (s.source = p.source) desc, s.source desc limit 1`

/**
 * Reads the rows in the order of ids, and of sources where several have one. The slugs are joined to nothing, so that
 * PostgreSQL reads those of the spot and not all in their order.
 */
export const TOUCHED = `
  select t.id, t.source, t.kind, t.slug as wanted_slug, t.silence_rating, t.name, t.place, t.country,
    p.slug, p.source as old_source,
    case when p.slug is null and exists (select 1 from slugs)
      then (select min(g.slug || '') from slugs g where g.spot_id = t.id) end as earlier_slug,
    case when t.kind = 'gone' then (select s.source ${LEFT}) end as left_source,
    case when t.kind = 'gone' then (select s.record ${LEFT}) end as left_record
  from touched t left join spots p on p.id = t.id
  where t.kind <> 'heard'
  order by t.id, t.source`
