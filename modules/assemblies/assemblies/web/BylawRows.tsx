import { dayOf } from '#platform/contract/taipei.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { type Fraction, motionKinds } from '#modules/assemblies/tally/contract.ts'
import type { Bylaw } from '../shapes.ts'
import { fractionText } from './amounts.ts'

/** What bylaws set: at least two thirds, three quarters; more than half, and so on. */
const fractions: readonly Fraction[] = [
  { part: 1, of: 2, isMore: true },
  { part: 1, of: 2, isMore: false },
  { part: 2, of: 3, isMore: false },
  { part: 3, of: 4, isMore: false },
  { part: 4, of: 5, isMore: false },
  { part: 1, of: 3, isMore: false },
  { part: 1, of: 5, isMore: false },
]
const keyOf = ({ part, of, isMore }: Fraction) => `${part}/${of}/${isMore}`

/** The bylaws' own numbers for kinds of motions, each from a day on; without one the law holds (Art. 31). */
export function BylawRows({
  value,
  isAgain,
  onChange,
}: {
  value: readonly Bylaw[]
  /** Of a meeting that is called again, for which the bylaws have numbers of their own (Art. 32). */
  isAgain: boolean
  onChange: (value: Bylaw[]) => void
}) {
  const t = useTexts('assemblyPage')
  const set = (at: number, patch: Partial<Bylaw>) =>
    onChange(value.map((one, nth) => (nth === at ? { ...one, ...patch } : one)))
  const options = fractions.map((fraction) => ({ value: keyOf(fraction), label: fractionText(fraction) }))
  const pick = (key: string) =>
    fractions.find((fraction) => keyOf(fraction) === key) ?? { part: 1, of: 2, isMore: true }
  const half = pick('')
  const kinds = isAgain ? (['reconvened'] as const) : motionKinds.filter((kind) => kind !== 'rebuilding')
  const fresh = (): Bylaw => ({
    kind: isAgain ? 'reconvened' : 'ordinary',
    from: dayOf(new Date()),
    thresholds: {
      // Art. 32 I asks for three owners, whatever share the bylaws ask for.
      quorum: { heads: half, area: half, leastHeads: isAgain ? 3 : 1 },
      approval: { heads: half, area: half, isOfAll: false },
    },
  })
  const add = (
    <Button icon={<Icon name="plus" />} onClick={() => onChange([...value, fresh()])}>
      {t('addBylaw')}
    </Button>
  )
  return (
    <Panel title={t('bylaws')} lead={t('bylawsText')} extra={add} pad="plain">
      {value.length === 0 && <EmptyState icon="doc" title={t('bylawsNone')} text={t('bylawsNoneText')} />}
      <div className="lb-stack lb-gap-12">
        {value.map((row, at) => {
          const { quorum, approval } = row.thresholds
          return (
            // Rows have no ids of their own and are only added at the end or taken away.
            <div key={`${at} of ${value.length}`} className="lb-line lb-wrap lb-gap-12 lb-end">
              <Field label={t('topicKind')}>
                <ChoiceInput
                  value={row.kind}
                  options={kinds.map((kind) => ({ value: kind, label: t(`motion_${kind}`) }))}
                  onChoose={(kind) => set(at, { kind })}
                />
              </Field>
              <Field label={t('from')}>
                <DayInput value={row.from} onDay={(from) => set(at, { from: from || row.from })} />
              </Field>
              <Field label={t('quorum')}>
                <ChoiceInput
                  value={keyOf(quorum.heads)}
                  options={options}
                  onChoose={(key) =>
                    set(at, {
                      thresholds: { approval, quorum: { ...quorum, heads: pick(key), area: pick(key) } },
                    })
                  }
                />
              </Field>
              <Field label={t('approval')}>
                <ChoiceInput
                  value={keyOf(approval.heads)}
                  options={options}
                  onChoose={(key) =>
                    set(at, {
                      thresholds: { quorum, approval: { ...approval, heads: pick(key), area: pick(key) } },
                    })
                  }
                />
              </Field>
              <Button
                type="text"
                icon={<Icon name="x" />}
                aria-label={t('remove')}
                onClick={() => onChange(value.filter((_, nth) => nth !== at))}
              />
            </div>
          )
        })}
      </div>
    </Panel>
  )
}
