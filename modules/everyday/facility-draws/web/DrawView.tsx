import { useState } from 'react'
import { useSpoken } from '#modules/everyday/facility-bookings/web/public.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Draw } from '../contract.ts'
import { DrawEntries } from './DrawEntries.tsx'
import { DrawPaper } from './DrawPaper.tsx'
import { DrawProof } from './DrawProof.tsx'
import { EnterDialog } from './EnterDialog.tsx'
import { NumbersDialog } from './NumbersDialog.tsx'
import { drawsApi, useDrawChanges } from './queries.ts'

/** One draw: its times, who entered, the result, and what everybody can reckon again. */
export function DrawView({ draw }: { draw: Draw }) {
  const t = useTexts('drawPage')
  const title = useTexts('facilityDraws')('page')
  const when = useSpoken()
  const now = useMinute()
  const allowed = useAllowed()
  const may = (can: string) => allowed([{ can }]).length > 0
  const act = useAsked(useDrawChanges())
  const [open, setOpen] = useState<'enter' | 'numbers' | 'paper'>()
  const { facilityId, facilityName, day, from, until, state, slots, entries, entryCount } = draw
  const mayDraw = state === 'closed' && entries.length > 0 && may('facilityDraws.run')
  const announce = () =>
    void act.submit({
      ask: {
        title: t('drawAsk'),
        text: t('drawAskText', { count: entryCount, when: when.moment(draw.drawsAt) }),
        ok: t('draw'),
      },
      work: (retry) => drawsApi.draw({ facilityId, day }, retry),
      done: t('drawnNow'),
    })
  useHotKey('Ctrl+Enter', 'drawPage:draw', announce, { enabled: mayDraw && !open })
  const steps = [
    { name: t('entries'), text: t('households', { count: entryCount }), isDone: true },
    { name: t('closes'), text: when.moment(draw.closesAt), isDone: draw.closesAt.getTime() <= now },
    { name: t('drawn'), text: when.moment(draw.drawnAt ?? draw.drawsAt), isDone: draw.drawnAt !== null },
    {
      name: t('accept'),
      text: t('before', { when: when.moment(draw.acceptBy) }),
      isDone: draw.drawnAt !== null && draw.acceptBy.getTime() <= now,
    },
  ]
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <span className="lb-quiet">
          {t('about', { facility: facilityName, day: when.day(day), from, until, count: slots.length })}
        </span>
        <span className="lb-end lb-line lb-wrap lb-gap-8">
          {state === 'open' && may('facilityDraws.enter') && (
            <Button icon={<Icon name="plus" />} onClick={() => setOpen('enter')}>
              {t('enter')}
            </Button>
          )}
          {mayDraw && <Button onClick={() => setOpen('numbers')}>{t('setNumbers')}</Button>}
          {state === 'drawn' && (
            <Button icon={<Icon name="print" />} onClick={() => setOpen('paper')}>
              {t('print')}
            </Button>
          )}
          {mayDraw && (
            <Button type="primary" loading={act.busy} aria-keyshortcuts="Control+Enter" onClick={announce}>
              {t('draw')} <Key keys="Ctrl Enter" />
            </Button>
          )}
        </span>
      </div>
      <div className="fd-body">
        <Panel>
          <ol className="fd-steps">
            {steps.map(({ name, text, isDone }) => (
              <li key={name} data-done={isDone ? '' : undefined}>
                {name}
                <b>{text}</b>
              </li>
            ))}
          </ol>
          <DrawEntries draw={draw} mayWithdraw={state === 'open' && may('facilityDraws.enter')} />
        </Panel>
        <DrawProof draw={draw} />
      </div>
      {open === 'paper' && <DrawPaper draw={draw} onDone={() => setOpen(undefined)} />}
      {open === 'enter' && <EnterDialog draw={draw} onClose={() => setOpen(undefined)} />}
      {open === 'numbers' && <NumbersDialog draw={draw} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
