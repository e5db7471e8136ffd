import type { Context } from '#platform/server/context.ts'

const take = `
  insert into household_mark (id, household_id, word, who, until_day, position)
  select gen_random_uuid(), $2, m.word, m.who, m.until_day,
    m.position + 1 + coalesce((select max(o.position) from household_mark o
      where o.household_id = $2 and o.resident_id is null), -1)
  from household_mark m where m.household_id = $1 and m.resident_id is null and not exists (
    select from household_mark o where o.household_id = $2 and o.resident_id is null and o.word = m.word and o.who = m.who)`

// A note that does not fit behind the other one stays with the closed household, where its history shows it.
const takeNote = `
  update household t set marked_at = $3, marked_by_name = $4,
    note = case when t.note = '' then f.note when length(t.note || '；' || f.note) <= 100 then t.note || '；' || f.note
      else t.note end,
    note_until = case when t.note = '' then f.note_until else t.note_until end
  from household f where f.id = $1 and t.id = $2 and f.note <> ''`

/** The marks and the note of a whole household go over to the one that it is merged into; those of its people go with them. */
export async function takeMarks(context: Context, fromId: string, toId: string): Promise<void> {
  await context.query(take, [fromId, toId])
  await context.query(takeNote, [fromId, toId, context.now, context.actor.name])
}
