import { showMoney } from '#platform/contract/show-money.ts'
import { accountTail } from '#modules/money/collecting/contract.ts'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Understood } from '../paid-shapes.ts'
import { sayDay } from './line-words.tsx'

/** One field for all that a resident can say, asked with Enter; beside it what was understood. `/` leads to it. */
export function PaidSearch(given: {
  text: string
  said: Understood | undefined
  isChosen: boolean
  onAsk: (text: string) => void
  onPick: () => void
  onClear: () => void
}) {
  const t = useTexts('paidPage')
  const { said, isChosen } = given
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(given.text)
  useHotKey('/', 'platform:searchKey', () => input.current?.focus())
  useScanner((scan) => given.onAsk(scan.text.trim()))
  const chips = said ? chipsOf(said, t) : []
  return (
    <div className="pd-search">
      <TextInput
        ref={input}
        size="scan"
        type="search"
        icon="search"
        className="lb-grow"
        data-scans
        autoFocus
        aria-label={t('search')}
        aria-keyshortcuts="/"
        placeholder={t('search')}
        maxLength={120}
        value={text}
        onText={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) given.onAsk(text.trim())
        }}
        extra={<Key keys="/" />}
      />
      <Button size="large" icon={<Icon name="house" />} aria-keyshortcuts="F2" onClick={given.onPick}>
        {t('pick')} <Key keys="F2" />
      </Button>
      {chips.length > 0 && (
        <ul className="pd-chips">
          {chips.map(([term, words]) => (
            <li key={term}>
              {term} <b>{words}</b>
              {isChosen && term === t('household') && (
                <button type="button" className="pd-clear" aria-label={t('clear')} onClick={given.onClear}>
                  <Icon name="x" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Translate = ReturnType<typeof useTexts<'paidPage'>>

/** What was understood, a chip for each. */
function chipsOf(said: Understood, t: Translate): [string, string][] {
  const { label, households, amount, code, codeOf, digits, name, from, to } = said
  const isEither = amount !== null && digits === String(amount)
  const chips: [string, string | false][] = [
    [t('household'), households > 1 ? t('households', { place: label, count: households }) : label],
    [t(isEither ? 'amountOrDigits' : 'amount'), amount !== null && (isEither ? digits : showMoney(amount))],
    [t('account'), code && (codeOf ? t('accountOf', { code: accountTail(code), run: codeOf }) : code)],
    [t('digits'), !isEither && digits],
    [t('name'), name],
    [t('days'), from !== null && to !== null && t('daysFromTo', { from: sayDay(from), to: sayDay(to) })],
  ]
  return chips.flatMap(([term, words]) => (words ? [[term, words]] : []))
}
