import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type AccountRule, splitOf } from '../virtual-accounts.ts'

/** The parts of a virtual account by a rule, with the digits of one where it is given; nothing while there is no room for them. */
export function Anatomy({
  rule,
  account,
}: {
  rule: Pick<AccountRule, 'prefix' | 'length'>
  account?: string
}) {
  const t = useTexts('collectingPage')
  const split = splitOf(rule)
  if (!split || !rule.prefix) return null
  const [run, household] = split
  const parts = [
    { name: 'prefix', digits: rule.prefix.length },
    { name: 'run', digits: run },
    { name: 'household', digits: household },
    { name: 'check', digits: 1 },
  ] as const
  let at = 0
  return (
    <dl className="co-anatomy">
      {parts.map(({ name, digits }) => {
        const from = at
        at += digits
        const blank = name === 'prefix' ? rule.prefix : '○'.repeat(digits)
        return (
          <div key={name}>
            <dt>{t(`anatomy_${name}`)}</dt>
            <dd>{account?.slice(from, at) || blank}</dd>
          </div>
        )
      })}
    </dl>
  )
}
