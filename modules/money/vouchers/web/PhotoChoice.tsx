import { useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'

interface PhotoChoiceProps {
  photo: File | undefined
  onChoose: (photo: File | undefined) => void
}

/** The photo of a receipt or invoice, chosen or taken with the camera of a phone; it is sent with the voucher. */
export function PhotoChoice({ photo, onChoose }: PhotoChoiceProps) {
  const t = useTexts('vouchersPage')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Field label={t('photo')} optional help={photo?.name}>
        <div className="lb-line">
          <Button icon={<Icon name={photo ? 'check' : 'cam'} />} onClick={() => input.current?.click()}>
            {t(photo ? 'photoReplace' : 'photoChoose')}
          </Button>
          {photo && (
            <Button type="text" onClick={() => onChoose(undefined)}>
              {t('photoRemove')}
            </Button>
          )}
        </div>
      </Field>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="lb-sr"
        tabIndex={-1}
        aria-label={t('photo')}
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}
