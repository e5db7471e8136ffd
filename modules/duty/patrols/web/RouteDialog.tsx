import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { Toggle } from '#platform/web/look/Toggle.tsx'
import type { Point, Route } from '../contract.ts'
import { patrolsApi } from './queries.ts'

interface Typed {
  pointId: string
  minute: string
  tolerance: string
}

const timesOf = (text: string) =>
  text
    .split(/[、,，\s]+/)
    .map((time) => time.trim())
    .filter(Boolean)
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
const whole = (text: string) => text.replace(/\D/g, '')

/** A route: when it begins, its points in their order, and when each of them is due. */
export function RouteDialog({
  route,
  points,
  again,
  onClose,
}: {
  route: Route | undefined
  points: readonly Point[]
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('patrolsPage')
  const [routeId] = useState(() => route?.routeId ?? newId())
  const [name, setName] = useState(route?.name ?? '')
  const [starts, setStarts] = useState(route?.starts.join('、') ?? '')
  const [isOrdered, setOrdered] = useState(route?.isOrdered ?? true)
  const [isRetired, setRetired] = useState(route?.isRetired ?? false)
  const [stops, setStops] = useState<readonly Typed[]>(
    () =>
      route?.stops.map(({ pointId, minute, tolerance }) => ({
        pointId,
        minute: String(minute),
        tolerance: String(tolerance),
      })) ?? [],
  )
  const [first] = useState({ starts, stops })
  const free = points.filter(
    ({ pointId, isRetired: isOff }) => !isOff && !stops.some((stop) => stop.pointId === pointId),
  )
  const nameOf = (id: string) => points.find(({ pointId }) => pointId === id)?.name ?? ''
  const set = (id: string, change: Partial<Typed>) =>
    setStops(stops.map((stop) => (stop.pointId === id ? { ...stop, ...change } : stop)))
  const times = timesOf(starts)
  const missing = !name.trim()
    ? t('nameNeeded')
    : !times.every(isTime)
      ? t('startsWrong')
      : stops.length
        ? undefined
        : t('stopsNeeded')
  return (
    <FormDialog
      title={route?.name ?? t('addRoute')}
      confirm={t('save')}
      missing={missing}
      onConfirm={async (retry) => {
        await patrolsApi.saveRoute(
          {
            routeId,
            name: name.trim(),
            starts: times,
            isOrdered,
            isRetired,
            rowVersion: route?.rowVersion ?? 0,
            stops: stops.map(({ pointId, minute, tolerance }) => ({
              pointId,
              minute: Math.min(720, Number(minute)),
              tolerance: Math.min(120, Math.max(1, Number(tolerance))),
            })),
          },
          retry,
        )
        void again()
        toast(t('saved'))
        onClose()
      }}
      isDirty={name !== (route?.name ?? '') || starts !== first.starts || stops !== first.stops}
      onClose={onClose}
    >
      <Field label={t('name')}>
        <TextInput value={name} maxLength={40} onText={setName} />
      </Field>
      <Field label={t('starts')} help={t('startsHelp')}>
        <TextInput value={starts} maxLength={160} onText={setStarts} />
      </Field>
      <Toggle label={t('isOrdered')} on={isOrdered} onChange={setOrdered} />
      <h3>{t('stops')}</h3>
      {stops.map(({ pointId, minute, tolerance }, nth) => (
        <fieldset key={pointId} className="lb-bare lb-stack lb-gap-8">
          <legend>
            {nth + 1}　{nameOf(pointId)}
          </legend>
          <div className="lb-pair">
            <Field label={t('minute')}>
              <TextInput
                value={minute}
                inputMode="numeric"
                maxLength={3}
                onText={(text) => set(pointId, { minute: whole(text) })}
              />
            </Field>
            <Field label={t('tolerance')}>
              <TextInput
                value={tolerance}
                inputMode="numeric"
                maxLength={3}
                onText={(text) => set(pointId, { tolerance: whole(text) })}
              />
            </Field>
          </div>
          <Button type="text" onClick={() => setStops(stops.filter((stop) => stop.pointId !== pointId))}>
            {t('remove')}
          </Button>
        </fieldset>
      ))}
      {free.length > 0 && (
        <Field label={t('addStop')}>
          <ChoiceInput
            value=""
            options={free.map((point) => ({ value: point.pointId, label: point.name }))}
            onChoose={(pointId) =>
              setStops([
                ...stops,
                { pointId, minute: String(Number(stops.at(-1)?.minute ?? -3) + 5), tolerance: '5' },
              ])
            }
          />
        </Field>
      )}
      {route && <Toggle label={t('retire')} on={isRetired} onChange={setRetired} />}
    </FormDialog>
  )
}
