import { Input } from '#platform/web/antd/Input.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import type { NoticeTexts } from '../shapes.ts'
import { preview } from './preview.ts'

/** The notices that have words of their own. */
export const noticeTextNames = [
  'arrived',
  'reminder',
  'readdressed',
  'handedOver',
  'handOverUndone',
  'withdrawn',
  'manual',
] as const

/** What each notice says, with how a resident reads it below. */
export function TextFields({
  texts,
  onTexts,
}: {
  texts: NoticeTexts
  onTexts: (texts: NoticeTexts) => void
}) {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  return (
    <div className="nt-texts">
      <span className="lb-14 lb-quiet">
        <b>{t('textsTitle')}</b>　{t('textsHelp')}
      </span>
      {noticeTextNames.map((name) => (
        <Field
          key={name}
          label={n(`reason_${name}`)}
          help={`${t('preview')}：${preview(texts[name], t('sampleCommunity'), t('sampleKind'))}`}
        >
          <Input.TextArea
            autoSize
            maxLength={200}
            value={texts[name]}
            onChange={(event) => onTexts({ ...texts, [name]: event.target.value.replace(/\n/g, '') })}
          />
        </Field>
      ))}
    </div>
  )
}
