import './texts.ts'
import { useEffect, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { type PhoneHolderKind, phoneNumbers } from '../contract.ts'

const api = client(phoneNumbers)

/** Milliseconds that whole numbers stand on the screen, which visitors can see. */
const shownFor = 60_000

export interface PhoneNumberProps {
  holder: PhoneHolderKind
  id: string
  /** Whose it is, for those who hear the page. */
  name: string
  /** The numbers as they came, masked: 0912***678. */
  masked: readonly string[]
}

/** Somebody's numbers, masked, with the audited act that shows them for a minute; whom to ask, for who may not. */
export function PhoneNumber({ holder, id, name, masked }: PhoneNumberProps) {
  const t = useTexts('phoneNumber')
  const may = useAllowed()([{ can: 'phoneNumbers.show' }]).length > 0
  const known = masked.filter(Boolean)
  /** Whose numbers were asked for: they are nobody else's, and no longer theirs once others came for them. */
  const whose = [holder, id, ...known].join()
  const [shown, setShown] = useState<{ whose: string; numbers: readonly string[] }>()
  const numbers = shown?.whose === whose ? shown.numbers : undefined
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [shown])
  const { busy, submit } = useSubmit(
    async (retry) => setShown({ whose, numbers: (await api.show({ holder, id }, retry)).data.numbers }),
    { onFailure: (error) => toast(sentenceOf(error), { isTrouble: true }) },
  )
  if (known.length === 0) return null
  if (numbers)
    return (
      <span className="lb-line lb-wrap" title={t('shown')}>
        {numbers.map((number) => (
          <a key={number} className="lb-link" href={`tel:${number}`}>
            {number}
          </a>
        ))}
      </span>
    )
  return (
    <span className="lb-line lb-wrap">
      {known.join('　')}
      <button
        type="button"
        className="lb-link lb-14"
        aria-label={t('showOf', { name })}
        disabled={busy}
        onClick={() => (may ? void submit() : toast(t('askWhom'), { isTrouble: true }))}
      >
        {t('show')}
      </button>
    </span>
  )
}
