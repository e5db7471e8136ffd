import type { Retention } from '#platform/server/retention.ts'

const forgetMarks = `
  delete from household_mark m where m.community_id = lobby_community() and m.id in (
    select m.id from household_mark m
    join resident r on r.community_id = m.community_id and r.id = m.resident_id
    where m.community_id = lobby_community() and r.moved_out_at < $1 limit $2 for update of m)
  returning m.id`

/** Marks of people who moved out (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'households.marks',
    title: '遷出住戶的標記',
    words: '遷出後開始計算。此人的標記（聽障、代領人…）刪除；整戶的標記與備註不受影響。',
    defaultDays: 90,
    minDays: 7,
    maxDays: 1825,
    forget: async (lease, before, limit) => (await lease.query(forgetMarks, [before, limit])).length,
  },
]
