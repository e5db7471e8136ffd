import { Input } from '#platform/web/antd/Input.tsx'
import { choiceField, segmentsField, tickField, ticksField } from '#platform/web/form/choice-fields.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { NoticeSettings } from '../contract.ts'
import { choosableReasons, handChannels, reasons } from '../shapes.ts'
import { preview } from './preview.ts'

type RuleField = FormField<NoticeSettings>

/** The notices that have words of their own. */
const textNames = reasons.filter((reason) => reason !== 'test' && reason !== 'told')
const night = { startsAt: '22:00', endsAt: '08:00' }
const numbers = (from: number, to: number, label: (number: number) => string = String) =>
  Array.from({ length: to - from + 1 }, (_, nth) => ({ value: from + nth, label: label(from + nth) }))

/** What the rules of notices say: for what and by which way, when, and in which words. */
export function useRuleFields() {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  const order: RuleField = {
    label: t('order'),
    read: (rules) => inRow(rules.order.map((channel) => n(`channel_${channel}`))),
    draw: (rules, change) => (
      <div className="nt-order">
        <span className="lb-14 lb-quiet">{t('order')}</span>
        {rules.order.map((channel, nth) => (
          <Button
            key={channel}
            disabled={nth === 0}
            aria-label={nth ? t('moveUp', { place: `${nth + 1} ${n(`channel_${channel}`)}` }) : undefined}
            icon={nth ? <Icon name="left" size={16} /> : undefined}
            onClick={() =>
              change({ order: rules.order.with(nth, rules.order[nth - 1] ?? channel).with(nth - 1, channel) })
            }
          >
            {nth + 1} {n(`channel_${channel}`)}
          </Button>
        ))}
        <span className="lb-14 lb-quiet">{t('orderHelp')}</span>
      </div>
    ),
  }
  const quiet: RuleField = {
    label: t('quiet'),
    read: (rules) => (rules.quiet ? `${rules.quiet.startsAt}–${rules.quiet.endsAt}` : ''),
    draw: (rules, change) => (
      <Checkbox
        checked={rules.quiet !== null}
        onChange={({ target }) => change({ quiet: target.checked ? night : null })}
      >
        {t('quiet')}
      </Checkbox>
    ),
  }
  const quietTime = (label: string, part: 'startsAt' | 'endsAt'): RuleField => ({
    label,
    draw: (rules, change) =>
      rules.quiet && (
        <Field label={label}>
          <TimeInput
            value={rules.quiet[part]}
            onTime={(time) => change({ quiet: { ...(rules.quiet ?? night), [part]: time } })}
          />
        </Field>
      ),
  })
  const words = textNames.map((name): RuleField => {
    const label = n(`reason_${name}`)
    return {
      label,
      read: (rules) => rules.texts[name],
      draw: (rules, change) => (
        <Field
          label={label}
          help={`${t('preview')}：${preview(rules.texts[name], t('sampleCommunity'), t('sampleKind'))}`}
        >
          <Input.TextArea
            autoSize
            maxLength={200}
            value={rules.texts[name]}
            onChange={({ target }) =>
              change({ texts: { ...rules.texts, [name]: target.value.replace(/\n/g, '') } })
            }
          />
        </Field>
      ),
    }
  })
  const hours = numbers(0, 23, (hour) => `${String(hour).padStart(2, '0')}:00`)
  return {
    ways: [
      ticksField<NoticeSettings, (typeof choosableReasons)[number]>(
        t('rulesTitle'),
        'reasons',
        choosableReasons.map((value) => ({ value, label: n(`reason_${value}`) })),
      ),
      order,
      segmentsField<NoticeSettings, 'byHandWay'>(
        t('byHandWay'),
        'byHandWay',
        handChannels.map((value) => ({ value, label: n(`channel_${value}`) })),
      ),
    ],
    nights: [quiet, tickField<NoticeSettings>(t('fresh'), 'freshBreaksQuiet')],
    times: [
      quietTime(t('quietStart'), 'startsAt'),
      quietTime(t('quietEnd'), 'endsAt'),
      choiceField<NoticeSettings>(t('reminderHour'), 'reminderHour', hours, { help: t('reminderHelp') }),
      choiceField<NoticeSettings>(t('giveUpAfter'), 'giveUpAfter', numbers(1, 10)),
    ],
    words,
  }
}
