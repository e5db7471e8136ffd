import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { type Place, useZoneName } from '#modules/boards/boards/web/public.ts'
import { moved, wrongPlace } from './draft.ts'
import { ItemList } from './ItemList.tsx'
import type { DraftTools } from './use-draft.ts'

const sides = [
  ['left', 'x'],
  ['top', 'y'],
  ['width', 'width'],
  ['height', 'height'],
] as const satisfies readonly (readonly [string, keyof Place])[]

/** The chosen zone: where it stands, how long its entries are shown, and what they are. */
export function ZonePanel({ tools }: { tools: DraftTools }) {
  const t = useTexts('boardEditor')
  const nameOf = useZoneName()
  const { draft, chosen, choose, change, setZone } = tools
  const zone = chosen === undefined ? undefined : draft.zones[chosen]
  if (!zone || chosen === undefined)
    return (
      <Panel pad="plain">
        <p className="lb-quiet">{t('zoneNone')}</p>
      </Panel>
    )
  const wrong = wrongPlace(draft.zones, chosen, draft.orientation)
  const isTold = zone.kind === 'clock' || zone.kind === 'packages' || zone.kind === 'facts'
  const isInTurn = zone.kind !== 'clock' && !(zone.kind === 'marquee' && zone.items.length < 2)
  const { seconds } = zone
  const isWrong = seconds !== null && (seconds < 5 || seconds > 120)
  return (
    <Panel title={nameOf(zone)} summary={t('zone', { nth: chosen + 1 })} pad="plain">
      <div className="lb-stack lb-gap-16">
        <div className="be-four">
          {sides.map(([word, side]) => (
            <Field key={side} label={t(word)}>
              <AmountInput
                digits={2}
                value={String(zone[side])}
                onAmount={(digits) => {
                  const by = { [side]: Number(digits) - zone[side] }
                  if (digits) setZone(chosen, moved(zone, by, draft.orientation))
                }}
              />
            </Field>
          ))}
        </div>
        {wrong && (
          <p className="lb-amber" role="alert">
            {t(wrong)}
          </p>
        )}
        {isInTurn && (
          <Field
            label={t('seconds')}
            help={t('secondsHelp')}
            invalid={isWrong ? t('secondsWrong') : undefined}
          >
            <AmountInput
              digits={3}
              value={seconds === null ? '' : String(seconds)}
              onAmount={(digits) => setZone(chosen, { seconds: digits ? Number(digits) : null }, true)}
            />
          </Field>
        )}
        {!isTold && (
          <ItemList zone={zone} onItems={(items, isSame) => setZone(chosen, { items: [...items] }, isSame)} />
        )}
        <Button
          onClick={() => {
            choose(undefined)
            change({ zones: draft.zones.filter((_, nth) => nth !== chosen) })
          }}
        >
          {t('removeZone')}
        </Button>
      </div>
    </Panel>
  )
}
