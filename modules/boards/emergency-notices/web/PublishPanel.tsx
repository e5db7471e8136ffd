import { useState } from 'react'
import { lengthOf } from '#platform/contract/cut.ts'
import type { DisplayDevice } from '#modules/boards/board-devices/contract.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { type TemplateId, templates } from '../templates.ts'
import { AtAlarmNote } from './AtAlarmNote.tsx'
import { TakeOver } from './TakeOver.tsx'
import { noticesApi } from './use-notices.ts'

interface Form {
  templateId: TemplateId
  title: string
  content: string
  minutes: string
}
const formOf = ({ templateId, title, content, minutes }: (typeof templates)[number]): Form => ({
  templateId,
  title,
  content,
  minutes: String(minutes),
})

interface PublishPanelProps {
  devices: readonly DisplayDevice[]
  refresh: () => Promise<unknown>
  onPublished: (noticeId: string) => void
  /** Absent where nothing else is to be seen. */
  onCancel?: (() => void) | undefined
}

/** Takes screens over: from a template, with a name, a content, screens and an end (R223). */
export function PublishPanel({ devices, refresh, onPublished, onCancel }: PublishPanelProps) {
  const t = useTexts('emergencyPage')
  const now = useMinute()
  const [form, setForm] = useState<Form>(() => formOf(templates[0]))
  /** Those left out: a screen that is paired meanwhile is meant too. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const groups = [...new Set(devices.map(({ groupName }) => groupName))].filter(Boolean)
  const turn = (ids: readonly string[], isMeant: boolean) => {
    const next = new Set(left)
    for (const id of ids) {
      if (isMeant) next.delete(id)
      else next.add(id)
    }
    setLeft(next)
  }
  const { templateId, title, content, minutes } = form
  const put = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const meant = devices.filter(({ displayDeviceId }) => !left.has(displayDeviceId))
  const offline = meant.filter(({ status }) => status === 'offline').length
  const isSpan = Number(minutes) >= 1 && Number(minutes) <= 1440
  const endsAt = (from: number) => new Date(from + Number(minutes) * 60_000)
  const act = useSubmit(
    async (retry) => {
      const expiresAt = endsAt(Date.now())
      const isSure = await confirmBox({
        title: t('askTitle', { title, count: meant.length }),
        text: t('askText', { at: speakTime(expiresAt), offline }),
        ok: t('publish', { count: meant.length }),
        enter: false,
      })
      if (!isSure) return
      const displayDeviceIds = meant.map((device) => device.displayDeviceId)
      const said = { templateId, title: title.trim(), content: content.trim(), displayDeviceIds }
      const noticeId = retry.idOf({ ...said, minutes })
      await noticesApi.publishNotice({ ...said, noticeId, expiresAt }, retry).finally(() => void refresh())
      toast(t('published', { title }))
      // The form that was published goes: pressed again by accident it would be another one.
      setForm(formOf(templates[0]))
      onPublished(noticeId)
    },
    { isWrong: () => !title.trim() || !content.trim() || !isSpan || meant.length === 0 },
  )
  const { tried } = act
  useHotKey('Ctrl+Enter', 'emergencyPage:publishKey', () => void act.submit())
  return (
    <form {...act.form} className="en-form">
      <Panel title={t('newTitle')} summary={t('newLead')} pad="plain">
        <div className="lb-stack lb-gap-16">
          {act.failure && <FailureNote sentence={act.failure} />}
          <fieldset className="lb-bare">
            <legend className="lb-14 lb-quiet lb-below-8">{t('template')}</legend>
            <div className="lb-chips">
              {templates.map((template) => (
                <button
                  key={template.templateId}
                  type="button"
                  aria-pressed={template.templateId === templateId}
                  onClick={() => put(formOf(template))}
                >
                  {t(`template_${template.templateId}`)}
                </button>
              ))}
            </div>
          </fieldset>
          <div className="en-words">
            <div className="lb-stack lb-gap-16">
              <Field label={t('name')} invalid={tried && !title.trim() ? t('nameMissing') : undefined}>
                <TextInput maxLength={20} value={title} onText={(title) => put({ title })} />
              </Field>
              <Field
                label={t('content')}
                hint={t('count', { count: lengthOf(content) })}
                invalid={tried && !content.trim() ? t('contentMissing') : undefined}
              >
                <textarea
                  className="lb-long-text"
                  rows={5}
                  maxLength={120}
                  value={content}
                  onChange={({ target }) => put({ content: target.value })}
                />
              </Field>
              <Field
                label={t('minutes')}
                help={isSpan && t('endsAt', { at: speakTime(endsAt(now)) })}
                invalid={!isSpan ? t('minutesWrong') : undefined}
              >
                <AmountInput digits={4} value={minutes} onAmount={(minutes) => put({ minutes })} />
              </Field>
            </div>
            <div>
              <p className="lb-14 lb-quiet lb-below-8">{t('picture')}</p>
              <div className="en-picture" aria-hidden>
                <TakeOver notice={form} now={new Date(now)} />
              </div>
            </div>
          </div>
          <fieldset className="lb-bare">
            <legend className="lb-14 lb-quiet lb-below-8">
              {t('targets')}　{t('targetsCount', { count: meant.length, offline })}
            </legend>
            {devices.length === 0 && <p>{t('noScreens')}</p>}
            {groups.length > 0 && (
              <div className="lb-chips lb-below-8">
                {groups.map((group) => {
                  const ids = devices
                    .filter(({ groupName }) => groupName === group)
                    .map((one) => one.displayDeviceId)
                  const isMeant = ids.every((id) => !left.has(id))
                  return (
                    <button
                      key={group}
                      type="button"
                      aria-pressed={isMeant}
                      onClick={() => turn(ids, !isMeant)}
                    >
                      {t('groupAll', { group, count: ids.length })}
                    </button>
                  )
                })}
              </div>
            )}
            <div className="lb-line lb-wrap lb-gap-12">
              {devices.map(({ displayDeviceId, name, status }) => (
                <Checkbox
                  key={displayDeviceId}
                  checked={!left.has(displayDeviceId)}
                  onChange={({ target }) => turn([displayDeviceId], target.checked)}
                >
                  {name}
                  {status === 'offline' && <span className="lb-14 lb-amber">　{t('offline')}</span>}
                </Checkbox>
              ))}
            </div>
            {tried && meant.length === 0 && (
              <p className="lb-amber" role="alert">
                {t('targetsMissing')}
              </p>
            )}
          </fieldset>
          <AtAlarmNote />
          <div className="lb-line lb-gap-12 en-publish">
            <Button type="primary" size="large" htmlType="submit" loading={act.busy}>
              {t('publish', { count: meant.length })} <Key keys="Ctrl Enter" />
            </Button>
            {onCancel && <Button onClick={onCancel}>{t('backToOn')}</Button>}
          </div>
        </div>
      </Panel>
    </form>
  )
}
