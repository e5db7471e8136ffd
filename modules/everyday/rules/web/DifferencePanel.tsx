import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { plainText } from '#modules/everyday/formatted-text/contract.ts'
import type { RuleVersion } from '../contract.ts'
import { difference } from '../difference.ts'

/** What is different between a version and the one before, line by line; nothing where there is none before. */
export function DifferencePanel({ shown, before }: { shown: RuleVersion; before: RuleVersion | undefined }) {
  const t = useTexts('rulesPage')
  if (!before) return null
  const [old, now] = [before, shown].map(({ content }) => plainText(content).split('\n'))
  const lines = difference(old ?? [], now ?? [])
  const isSame = lines.every(({ is }) => is === 'same')
  return (
    <Panel title={t('difference', { nth: before.nth })}>
      <div className="lb-inner ru-difference">
        {isSame
          ? t('differenceNone')
          : lines.map(({ line, is }, nth) => {
              const Line = is === 'gone' ? 'del' : is === 'new' ? 'ins' : 'span'
              // oxlint-disable-next-line react/no-array-index-key -- the same words may stand twice: a line has no other name
              return <Line key={nth}>{line || ' '}</Line>
            })}
      </div>
    </Panel>
  )
}
