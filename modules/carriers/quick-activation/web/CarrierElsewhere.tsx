import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { Wish } from './activation-store.ts'
import type { Decision, Question } from './bind.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface CarrierElsewhereProps {
  question: Question
  wish: Wish
  onDecide: (decision?: Decision) => void
}

/** A card or a phone that other households have, or a lost card (R354): what is to become of it. */
export function CarrierElsewhere(props: CarrierElsewhereProps) {
  const t = useTexts('quickActivation')
  const title = t(titles[props.question.ask])
  return (
    <Dialog label={title} onCancel={() => props.onDecide()}>
      <Asked {...props} title={title} />
    </Dialog>
  )
}

const titles = { others: 'othersTitle', phone: 'phoneElsewhereTitle', lost: 'lostTitle' } as const
const choices = {
  others: [
    ['add', 'addHere', 'addHereText'],
    ['move', 'moveHere', 'moveHereText'],
  ],
  phone: [['move', 'phoneMove', undefined]],
  lost: [['enable', 'lostEnable', undefined]],
} as const

function Asked({ question, wish, title, onDecide }: CarrierElsewhereProps & { title: string }) {
  const t = useTexts('quickActivation')
  const offered = choices[question.ask]
  // A card that is held to the reader now must not answer, nor its Enter.
  useScanner(() => undefined)
  useItemKeys(offered.length, (nth) => onDecide(offered[nth]?.[0]))
  return (
    <>
      <DialogHead title={title} onClose={() => onDecide()} />
      <div className="qa-elsewhere-body">
        {question.ask !== 'lost' && (
          <ul>
            {question.others.map(({ householdId, label, names }) => (
              <li key={householdId}>
                <HouseholdName label={label} names={names} />
              </li>
            ))}
          </ul>
        )}
        <p className="lb-quiet lb-lines">
          {question.ask === 'lost'
            ? t('lostText', { sentence: question.sentence })
            : question.ask === 'phone'
              ? t('phoneElsewhereText', { labels: inRow(question.others.map(({ label }) => label)) })
              : t('othersText')}
          {question.ask === 'others' && <HouseholdName label={wish.household.label} />}
        </p>
        {offered.map(([decision, label, text], nth) => (
          <button
            type="button"
            key={decision}
            className="qa-choice"
            aria-keyshortcuts={`Alt+${nth + 1}`}
            onClick={() => onDecide(decision)}
          >
            <b>{t(label)}</b>
            {text && <span>{t(text)}</span>}
            <Key keys={`Alt ${nth + 1}`} />
          </button>
        ))}
      </div>
      <div className="lb-dialog-foot">
        <Button onClick={() => onDecide()}>
          {t('keep')} <Key keys="Esc" />
        </Button>
      </div>
    </>
  )
}
