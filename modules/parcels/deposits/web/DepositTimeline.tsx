import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { FieldChange, TimelineEntry } from '../contract.ts'

const acts = {
  registered: 'actRegistered',
  corrected: 'actCorrected',
  handedOver: 'actHandedOver',
  handOverUndone: 'actHandOverUndone',
  voided: 'actVoided',
} as const
const receiveWays = ['byBarcode', 'bySignature', 'byCard', 'byHand'] as const
const fields = {
  household: 'fieldHousehold',
  recipient: 'fieldRecipient',
  recipientPhone: 'fieldRecipientPhone',
  payerHousehold: 'fieldPayerHousehold',
  payer: 'fieldPayer',
  payerPhone: 'fieldPayerPhone',
  kind: 'fieldKind',
  temperature: 'fieldTemperature',
  shelfPosition: 'fieldShelfPosition',
  note: 'fieldNote',
  expectedOn: 'fieldExpectedOn',
} as const
const temperatures = ['room', 'chilled', 'frozen'] as const

/** Everything that happened to a deposit, the newest first, with the old values of what was corrected. */
export function DepositTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const t = useTexts('depositRecords')
  return (
    <section className="dr-section">
      <h2>{t('timeline')}</h2>
      <ol className="dr-timeline">
        {[...entries].reverse().map((entry) => (
          <li key={`${entry.act} ${entry.at.getTime()}`}>
            <p>
              <b>{t(acts[entry.act])}</b>
              <span className="lb-quiet" title={writeTime(entry.at)}>
                {speakTime(entry.at)}　{entry.by}
              </span>
            </p>
            <Said entry={entry} />
            <StoredPictures
              size="large"
              pictures={[
                { path: entry.signaturePath, title: t('signature'), at: entry.at, isSignature: true },
                { path: entry.photoPath, title: t('photo'), at: entry.at },
              ].filter(({ path }) => path)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Said({ entry }: { entry: TimelineEntry }) {
  const t = useTexts('depositRecords')
  const way = entry.receiveType === null ? undefined : receiveWays[entry.receiveType]
  const words = [way && t(way), entry.note, entry.reason].filter(Boolean).join('　')
  const value = ({ field }: FieldChange, text: string) => {
    if (field !== 'temperature') return text || t('nothingThere')
    return t(temperatures[Number(text) as 0 | 1 | 2] ?? 'room')
  }
  return (
    <>
      {words && <p className="lb-quiet">{words}</p>}
      {entry.changes.map((change) => (
        <p key={change.field} className="lb-quiet">
          {t('changed', {
            field: t(fields[change.field as keyof typeof fields] ?? 'fieldNote'),
            before: value(change, change.before),
            after: value(change, change.after),
          })}
        </p>
      ))}
    </>
  )
}
