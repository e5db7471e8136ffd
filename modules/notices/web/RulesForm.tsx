import { useState } from 'react'
import { Input } from '#platform/web/antd/Input.tsx'
import { InputNumber } from '#platform/web/antd/InputNumber.tsx'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import type { NoticeSettings } from '../contract.ts'
import { choosableReasons, handChannels } from '../shapes.ts'
import { noticesApi } from './api.ts'
import { TextFields } from './TextFields.tsx'

export interface RulesFormProps {
  settings: NoticeSettings
  version: number
  mayChange: boolean
  onSaved: () => void
}

const night = { startsAt: '22:00', endsAt: '08:00' }

/** When residents are told, by which channel first, and in which words. */
export function RulesForm({ settings, version, mayChange, onSaved }: RulesFormProps) {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  const [form, setForm] = useState(settings)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const set = (change: Partial<NoticeSettings>) => setForm((old) => ({ ...old, ...change }))

  async function save() {
    setBusy(true)
    setProblem('')
    try {
      await noticesApi.saveSettings({ ...form, version }, { handles: [400001, 400134, 409135] })
      toast(t('saved'))
      onSaved()
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  const first = (nth: number) => {
    const order = [...form.order]
    const [moved] = order.splice(nth, 1)
    if (moved) order.splice(nth - 1, 0, moved)
    set({ order })
  }

  return (
    <Panel title={t('rulesTitle')} pad="form">
      <fieldset disabled={!mayChange} className="nt-rules">
        <div className="nt-checks">
          {choosableReasons.map((reason) => (
            <Checkbox
              key={reason}
              disabled={!mayChange}
              checked={form.reasons.includes(reason)}
              onChange={(event) =>
                set({
                  reasons: choosableReasons.filter((one) =>
                    one === reason ? event.target.checked : form.reasons.includes(one),
                  ),
                })
              }
            >
              {n(`reason_${reason}`)}
            </Checkbox>
          ))}
        </div>
        <div className="nt-order">
          <span className="lb-14 lb-quiet">{t('order')}</span>
          {form.order.map((channel, nth) => (
            <Button
              key={channel}
              disabled={!mayChange || nth === 0}
              aria-label={nth ? t('moveUp', { channel: n(`channel_${channel}`) }) : undefined}
              icon={nth ? <Icon name="left" size={16} /> : undefined}
              onClick={() => first(nth)}
            >
              {nth + 1} {n(`channel_${channel}`)}
            </Button>
          ))}
          <span className="lb-14 lb-quiet">{t('orderHelp')}</span>
        </div>
        <div className="nt-order">
          <span className="lb-14 lb-quiet">{t('byHandWay')}</span>
          <Segments
            label={t('byHandWay')}
            value={form.byHandWay}
            onChange={(byHandWay) => set({ byHandWay })}
            options={handChannels.map((value) => ({
              value,
              label: n(`channel_${value}`),
              disabled: !mayChange,
            }))}
          />
        </div>
        <div className="nt-checks">
          <Checkbox
            disabled={!mayChange}
            checked={form.quiet !== null}
            onChange={(event) => set({ quiet: event.target.checked ? night : null })}
          >
            {t('quiet')}
          </Checkbox>
          <Checkbox
            disabled={!mayChange || !form.quiet}
            checked={form.freshBreaksQuiet}
            onChange={(event) => set({ freshBreaksQuiet: event.target.checked })}
          >
            {t('fresh')}
          </Checkbox>
          <span className="lb-14 lb-quiet">{t('legalAlways')}</span>
        </div>
        <div className="nt-fields nt-small">
          {form.quiet && (
            <>
              <Field label={t('quietStart')}>
                <Input
                  type="time"
                  value={form.quiet.startsAt}
                  onChange={({ target }) =>
                    set({ quiet: { ...(form.quiet ?? night), startsAt: target.value } })
                  }
                />
              </Field>
              <Field label={t('quietEnd')}>
                <Input
                  type="time"
                  value={form.quiet.endsAt}
                  onChange={({ target }) =>
                    set({ quiet: { ...(form.quiet ?? night), endsAt: target.value } })
                  }
                />
              </Field>
            </>
          )}
          <Field label={t('reminderHour')} help={t('reminderHelp')}>
            <InputNumber
              min={0}
              max={23}
              precision={0}
              value={form.reminderHour}
              onChange={(value) => set({ reminderHour: value ?? 10 })}
            />
          </Field>
          <Field label={t('giveUpAfter')}>
            <InputNumber
              min={1}
              max={10}
              precision={0}
              value={form.giveUpAfter}
              onChange={(value) => set({ giveUpAfter: value ?? 6 })}
            />
          </Field>
        </div>
        <TextFields texts={form.texts} onTexts={(texts) => set({ texts })} />
      </fieldset>
      {problem && <Note tone="wait">{problem}</Note>}
      {mayChange && (
        <div className="nt-acts">
          <Button type="primary" className="nt-end" disabled={busy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
