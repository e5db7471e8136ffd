import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { declaredText } from '#platform/web/i18n/words.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { retention, type RetentionRule } from '../contract.ts'

const api = client(retention)

interface RuleRowProps {
  rule: RetentionRule
  /** Hears whether other days are typed and not saved. */
  onChanged: (isChanged: boolean) => void
}

/** One kind: what is forgotten, its days with a way to change them, and the last run. */
export function RuleRow({ rule, onChanged }: RuleRowProps) {
  const t = useTexts('retentionPage')
  const id = useId()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const { name, minDays: min, maxDays: max } = rule
  const title = declaredText(rule.title)
  const shown = typed ?? String(rule.days)
  const isChanged = typed !== undefined && typed.trim() !== String(rule.days)

  const save = useSubmit(async (retry, days: number) => {
    if (!Number.isInteger(days) || days < min || days > max) refuse(t('wrong', { min, max }))
    if (days < rule.days) {
      const sure = await confirmBox({
        title: t('shorterTitle', { days }),
        text: t('shorter'),
        ok: t('shorterOk'),
      })
      if (!sure) return
    }
    const { data } = await api.change({ name, days }, retry)
    queries.setQueryData<RetentionRule[]>(['retention'], (old) =>
      old?.map((item) => (item.name === name ? data : item)),
    )
    setTyped(undefined)
    onChanged(false)
    toast(t('saved', { title, days }))
  })
  const { failure } = save

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isChanged) void save.submit(/^\d+$/.test(shown.trim()) ? Number(shown) : Number.NaN)
  }

  return (
    <li className="rt-rule">
      <div className="lb-grid lb-gap-4">
        <h3>{title}</h3>
        <p className="lb-14 lb-quiet">{declaredText(rule.words)}</p>
        <p className="lb-14 lb-faint">
          {rule.lastRunAt
            ? t('lastRun', { when: speakTime(rule.lastRunAt), count: rule.lastCount.toLocaleString('en') })
            : t('neverRan')}
          {rule.changedAt && `　${t('changed', { by: rule.changedBy, when: speakTime(rule.changedAt) })}`}
        </p>
      </div>
      <form className="lb-grid lb-gap-4" onSubmit={submit}>
        <div className="rt-field lb-line lb-gap-8">
          <span className="lb-14 lb-quiet">{t('kept')}</span>
          <TextInput
            className="rt-input"
            inputMode="numeric"
            aria-label={t('days', { title })}
            aria-describedby={`${id}-line`}
            aria-invalid={failure ? true : undefined}
            value={shown}
            onText={(text) => {
              setTyped(text)
              onChanged(text.trim() !== String(rule.days))
              save.forget()
            }}
            maxLength={5}
          />
          <span>{t('daysUnit')}</span>
          <Button htmlType="submit" disabled={!isChanged} loading={save.busy}>
            {t('save')}
          </Button>
        </div>
        <span
          id={`${id}-line`}
          className={`lb-14 ${failure ? 'lb-amber' : 'lb-faint'}`}
          role={failure ? 'alert' : undefined}
        >
          {failure ?? `${t('range', { min, max })}　${t('default', { days: rule.defaultDays })}`}
          {!failure && rule.days !== rule.defaultDays && (
            <button
              type="button"
              className="lb-link rt-back"
              onClick={() => void save.submit(rule.defaultDays)}
            >
              {t('back')}
            </button>
          )}
        </span>
      </form>
    </li>
  )
}
