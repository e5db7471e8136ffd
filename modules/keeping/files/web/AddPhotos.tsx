import './photo-texts.ts'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button, type ButtonProps } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { type LeftOut, takePhotos } from './take-photos.ts'

interface AddPhotosProps extends Pick<ButtonProps, 'size' | 'disabled' | 'icon' | 'children'> {
  /** What the photo is of, where the button itself does not say it. */
  label: string
  /** Photos as they will be sent; at least one. */
  onPhotos: (photos: readonly File[]) => void
  /** Several at once. */
  isMany?: boolean
  /** The camera of a phone that is opened instead of its pictures. */
  camera?: 'environment' | 'user'
  /** A photo is being made smaller: it is not among the others yet. */
  onBusy?: (isBusy: boolean) => void
}

/** Adds photos, made small in the browser; what is no photo or too large is named at once. */
export function AddPhotos({ label, onPhotos, isMany, camera, onBusy, children, ...button }: AddPhotosProps) {
  const t = useTexts('photos')
  const input = useRef<HTMLInputElement>(null)
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const [isTaking, setTaking] = useState(false)
  const taking = (is: boolean) => {
    setTaking(is)
    onBusy?.(is)
  }
  async function take(given: readonly File[]) {
    if (!given.length) return
    taking(true)
    try {
      const taken = await takePhotos(given)
      setLeftOut(taken.leftOut)
      if (taken.photos.length) onPhotos(taken.photos)
    } finally {
      taking(false)
    }
  }
  return (
    <>
      <Button
        icon={<Icon name="cam" />}
        loading={isTaking}
        aria-label={children === label ? undefined : label}
        onClick={() => input.current?.click()}
        {...button}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMany}
        accept="image/jpeg,image/png,image/webp"
        capture={camera}
        aria-label={label}
        onChange={({ target }) => {
          const given = [...(target.files ?? [])]
          target.value = ''
          void take(given)
        }}
      />
      {leftOut.map(({ name, why }) => (
        <Note key={name} tone="wait">
          {t(why, { name })}
        </Note>
      ))}
    </>
  )
}
