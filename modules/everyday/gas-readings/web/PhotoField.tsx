import './round-texts.ts'
import { useRef, useState } from 'react'
import { takePhotos } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'

interface PhotoFieldProps {
  photo: File | undefined
  onPhoto: (photo: File | undefined) => void
}

/** A photo of the meter as evidence, made small in the browser. */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const t = useTexts('gasRound')
  const input = useRef<HTMLInputElement>(null)
  const [isTaking, setTaking] = useState(false)
  return (
    <div className="lb-line lb-gap-8 lb-wrap">
      <Button icon={<Icon name="cam" />} loading={isTaking} onClick={() => input.current?.click()}>
        {t(photo ? 'photoTaken' : 'photo')}
      </Button>
      {photo && <span className="lb-14 lb-quiet lb-break">{photo.name}</span>}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('photo')}
        onChange={({ target }) => {
          const given = [...(target.files ?? [])]
          target.value = ''
          setTaking(true)
          void takePhotos(given)
            .then(({ photos: [taken] }) => taken && onPhoto(taken))
            .finally(() => setTaking(false))
        }}
      />
    </div>
  )
}
