import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import type { Happening } from '../contract.ts'
import { spokenChange } from './spoken-change.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const words = {
  registered: 'didRegistered',
  corrected: 'didCorrected',
  moved: 'didMoved',
  reminded: 'didReminded',
  handedOver: 'didHandedOver',
  handOverUndone: 'didHandOverUndone',
  returned: 'didReturned',
  returnUndone: 'didReturnUndone',
  lost: 'didLost',
  found: 'didFound',
  voided: 'didVoided',
} as const satisfies Record<Happening['what'], string>

/** Everything that happened to a package, the newest first, with who, why, and the old values beside the new. */
export function PackageTimeline({ timeline }: { timeline: readonly Happening[] }) {
  const t = useTexts('packageList')
  const entries = timeline
    .map(({ what, at, by, reason, changes, handOver }, nth) => {
      const type = handOver && t(`receiveType${handOver.receiveType}`)
      const how = handOver?.receiveCode
        ? t('receiveCode', { type: type ?? '', code: handOver.receiveCode })
        : type
      return {
        key: `${nth}-${what}`,
        at,
        what: t(words[what]),
        more: (
          <>
            <p>{inRow([by, reason, how, handOver?.note], '，')}</p>
            {changes.map((change) => (
              <p key={change.field}>{spokenChange(change)}</p>
            ))}
          </>
        ),
      }
    })
    .reverse()
  return <Timeline title={t('timeline')} entries={entries} />
}
