import './calling.css'
import type { ReactNode } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Plan } from '../contract.ts'
import type { CallSettings, Section } from '../shapes.ts'
import { savePart } from './use-plan.ts'

interface EntriesPanelProps<Part extends Section> {
  plan: Plan
  part: Part
  rows: CallSettings[Part]
  mayChange: boolean
  /** Their order counts. */
  isOrdered?: boolean
  refresh: () => Promise<unknown>
  keyOf: (row: CallSettings[Part][number]) => string
  said: (row: CallSettings[Part][number]) => ReactNode
  onEdit: (row: CallSettings[Part][number] | undefined) => void
}

/** One part of the plan: its entries, each with what can be done with it. */
export function EntriesPanel<Part extends Section>(props: EntriesPanelProps<Part>) {
  const { plan, part, rows, mayChange, isOrdered, refresh, keyOf, said, onEdit } = props
  const t = useTexts('alarmCallsPage')
  const act = useAsked(refresh)
  const named: Section = part
  type Row = CallSettings[Part][number]
  const save = (next: Row[]) => ({
    work: (retry: Parameters<typeof savePart>[3]) => savePart(plan, part, next as CallSettings[Part], retry),
    done: t('saved'),
  })
  const others = (row: Row) => (rows as Row[]).filter((one) => one !== row)
  const raise = (nth: number) => {
    const next = [...rows] as Row[]
    const [moved] = next.splice(nth, 1)
    if (moved) next.splice(nth - 1, 0, moved)
    void act.submit(save(next))
  }
  return (
    <Panel
      title={t(named)}
      number={rows.length}
      lead={t(`${named}Lead`)}
      extra={
        mayChange && (
          <Button
            icon={<Icon name="plus" />}
            aria-label={t(`newOf_${named}`)}
            onClick={() => onEdit(undefined)}
          >
            {t('add')}
          </Button>
        )
      }
      pad="plain"
    >
      {rows.length === 0 && <p className="lb-quiet">{t(`${named}None`)}</p>}
      <ul className="lb-divided">
        {(rows as Row[]).map((row, nth) => (
          <li key={keyOf(row)} className="lb-line lb-gap-8 lb-wrap lb-inner-10">
            <div className="acl-entry">
              <b>{row.name}</b>
              <div className="lb-14 lb-quiet">{said(row)}</div>
            </div>
            {mayChange && (
              <>
                {isOrdered && nth > 0 && (
                  <Button size="small" type="text" onClick={() => raise(nth)}>
                    {t('up')}
                  </Button>
                )}
                <Button size="small" type="text" onClick={() => onEdit(row)}>
                  {t('edit')}
                </Button>
                <Button
                  size="small"
                  type="text"
                  onClick={() =>
                    void act.submit({
                      ask: {
                        title: t('removeAsk', { name: row.name }),
                        text: t('removeText'),
                        ok: t('remove'),
                      },
                      ...save(others(row)),
                    })
                  }
                >
                  {t('remove')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
