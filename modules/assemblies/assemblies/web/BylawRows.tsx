import './bylaws.css'
import { dayOf } from '#platform/contract/taipei.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { byHalves, motionKinds, reconvened } from '#modules/assemblies/tally/contract.ts'
import type { Bylaw } from '../bylaw-shapes.ts'
import { ThresholdsFields } from './ThresholdsFields.tsx'

/** For which meetings numbers are set: an ordinary one, one that is called again (Art. 32), or all of a community. */
export type BylawScope = 'first' | 'again' | 'all'

const own = motionKinds.filter((kind) => kind !== 'rebuilding')
const kindsOf = {
  first: own,
  again: ['reconvened'],
  all: [...own, 'reconvened'],
} as const satisfies Record<BylawScope, readonly Bylaw['kind'][]>

/** The bylaws' own numbers for kinds of motions, each from a day on; without one the law holds (Art. 31, 32). */
export function BylawRows({
  value,
  scope,
  lead,
  onChange,
}: {
  value: readonly Bylaw[]
  scope: BylawScope
  lead: string
  onChange: (value: Bylaw[]) => void
}) {
  const t = useTexts('assemblyPage')
  const set = (at: number, patch: Partial<Bylaw>) =>
    onChange(value.map((one, nth) => (nth === at ? { ...one, ...patch } : one)))
  // A meeting that is called again asks for three owners, whatever share the bylaws ask for (Art. 32 I).
  const withLeast = (kind: Bylaw['kind'], thresholds: Bylaw['thresholds']): Bylaw['thresholds'] => ({
    ...thresholds,
    quorum: { ...thresholds.quorum, leastHeads: kind === 'reconvened' ? reconvened.quorum.leastHeads : 1 },
  })
  const fresh = (): Bylaw => {
    const kind = kindsOf[scope][0]
    return { kind, from: dayOf(new Date()), thresholds: withLeast(kind, byHalves) }
  }
  const add = (
    <Button icon={<Icon name="plus" />} onClick={() => onChange([...value, fresh()])}>
      {t('addBylaw')}
    </Button>
  )
  return (
    <Panel title={t('bylaws')} lead={lead} extra={add} pad="plain">
      {value.length === 0 && <EmptyState icon="doc" title={t('bylawsNone')} text={t('bylawsNoneText')} />}
      <div className="lb-stack lb-gap-12">
        {value.map((row, at) => (
          // Rows have no ids of their own and are only added at the end or taken away.
          <div key={`${at} of ${value.length}`} className="ag-bylaw">
            <Field label={t('topicKind')}>
              <ChoiceInput
                value={row.kind}
                options={[...new Set<Bylaw['kind']>([...kindsOf[scope], row.kind])].map((kind) => ({
                  value: kind,
                  label: t(`motion_${kind}`),
                }))}
                onChoose={(kind) => set(at, { kind, thresholds: withLeast(kind, row.thresholds) })}
              />
            </Field>
            <Field label={t('from')}>
              <DayInput value={row.from} onDay={(from) => set(at, { from: from || row.from })} />
            </Field>
            <ThresholdsFields value={row.thresholds} onChange={(thresholds) => set(at, { thresholds })} />
            <Button
              type="text"
              icon={<Icon name="x" />}
              aria-label={t('remove')}
              onClick={() => onChange(value.filter((_, nth) => nth !== at))}
            />
          </div>
        ))}
      </div>
    </Panel>
  )
}
