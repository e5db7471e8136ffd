import { InputNumber } from '#platform/web/antd/InputNumber.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { type NoticeSettings, settingsChanged } from '../contract.ts'
import { choosableReasons, handChannels } from '../shapes.ts'
import { noticesApi } from './api.ts'
import { TextFields } from './TextFields.tsx'
import { useRuleWords } from './use-rule-words.ts'

const codes = [settingsChanged('').code]

/** The rules as they are saved, and which version of them that is. */
interface SavedRules {
  settings: NoticeSettings
  version: number
}

export interface RulesFormProps {
  saved: SavedRules
  mayChange: boolean
  onSaved: () => void
}

const night = { startsAt: '22:00', endsAt: '08:00' }

/** When residents are told, by which channel first, and in which words. */
export function RulesForm({ saved, mayChange, onSaved }: RulesFormProps) {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  const {
    seen,
    form,
    colleagueEdits,
    attempt,
    change: set,
    start,
  } = useMeanwhile<SavedRules, NoticeSettings>({
    given: saved,
    codes,
    formOf: ({ settings }) => settings,
    factsOf: useRuleWords(),
    newest: async () => (await noticesApi.getSettings({})).data,
  })
  // What somebody else saved comes in at once while nothing is changed here; else when saving says who was first.
  const isDirty = JSON.stringify(form) !== JSON.stringify(seen.settings)
  if (saved.version > seen.version && !isDirty) start(saved)
  const save = useSubmit(async (retry) => {
    const { version } = seen
    const { data } = await attempt(() =>
      noticesApi.saveSettings({ ...form, version }, { ...retry, handles: [400001, 400134, ...codes] }),
    )
    start({ settings: form, version: data.version })
    toast(t('saved'))
    onSaved()
  })

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
                  reasons: choosableReasons.filter((text) =>
                    text === reason ? event.target.checked : form.reasons.includes(text),
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
        <div className="nt-fields nt-small" ref={save.ref}>
          {form.quiet && (
            <>
              <Field label={t('quietStart')}>
                <TimeInput
                  value={form.quiet.startsAt}
                  onTime={(startsAt) => set({ quiet: { ...(form.quiet ?? night), startsAt } })}
                />
              </Field>
              <Field label={t('quietEnd')}>
                <TimeInput
                  value={form.quiet.endsAt}
                  onTime={(endsAt) => set({ quiet: { ...(form.quiet ?? night), endsAt } })}
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
      {save.failure && <FailureNote sentence={save.failure} colleagueEdits={colleagueEdits} />}
      {mayChange && (
        <div className="nt-acts">
          <Button type="primary" className="nt-end" loading={save.busy} onClick={() => void save.submit()}>
            {t('save')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
