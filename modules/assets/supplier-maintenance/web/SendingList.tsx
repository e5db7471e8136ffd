import './invite-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Sending } from '../contract.ts'

const faults = ['channelOff', 'nobody'] as const
type Fault = (typeof faults)[number]
const isKnown = (fault: string): fault is Fault => (faults as readonly string[]).includes(fault)

/** Why a link did not go out: in our words, or in those of the channel. */
export function useFaultWords() {
  const t = useTexts('supplierInvite')
  return (fault: string) => (isKnown(fault) ? t(`fault_${fault}`) : fault)
}

/** The last sendings to a supplier, the newest first, with what became of each. */
export function SendingList({ sendings }: { sendings: readonly Sending[] }) {
  const t = useTexts('supplierInvite')
  const faultWords = useFaultWords()
  return (
    <section aria-label={t('sendings')}>
      <ul className="lb-divided">
        {sendings.map(({ toldId, at, by, way, state, fault }) => (
          <li key={toldId} className="lb-line lb-gap-8 lb-inner-10">
            <span className="lb-grow lb-min">
              {speakTime(at)}
              {way && `　${t(`by_${way}`)}`}　{by || t('byItself')}
              {fault && <span className="lb-14 lb-amber lb-break">　{faultWords(fault)}</span>}
            </span>
            <Mark kind={state === 'sent' ? 'done' : state === 'failed' ? 'reminded' : 'note'}>
              {t(`state_${state}`)}
            </Mark>
          </li>
        ))}
      </ul>
    </section>
  )
}
