import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { emergencyNoticesWords } from '../words.ts'

/** How long the content of emergency notices is kept (個資法 Art. 11): one that looks for somebody describes a person. */
export const retentions = retentionsOf(emergencyNoticesWords, {
  'emergencyNotices.content': {
    defaultDays: 180,
    minDays: 7,
    maxDays: 730,
    forget: [
      emptyOld({
        table: 'emergency_notice',
        endedAt: 't.expires_at',
        where: "t.content <> ''",
        set: "content = ''",
      }),
    ],
  },
})
