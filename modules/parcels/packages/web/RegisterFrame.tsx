import type { ReactNode, Ref } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { PhotoField } from './PhotoField.tsx'
import type { Photo } from './use-photo.ts'

interface RegisterFrameProps {
  ref?: Ref<HTMLFormElement>
  register: () => void
  clear: () => void
  isTouched: boolean
  photo: Photo
  photoPath: string
  /** What can be chosen: nothing is registered before it is there. */
  options: { data: unknown; error: Error | null; refetch: () => unknown }
  /** Why it was not registered. */
  failure: string | undefined
  busy: boolean
  /** What the button says that registers. */
  submit: string
  /** Beside the button for the photo. */
  beside?: ReactNode
  /** Below the fields, above the photo. */
  below?: ReactNode
  children: ReactNode
}

/** The form that takes something in at the desk: its fields, its photo, and its edge with what can be done. */
export function RegisterFrame(props: RegisterFrameProps) {
  const { ref, register, clear, isTouched, photo, photoPath, options, failure, busy, submit } = props
  const t = useTexts('registerPackages')
  return (
    <form
      ref={ref}
      className="lb-panel lb-register-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        register()
      }}
    >
      <div className="lb-register-fields">
        {props.children}
        {!options.data && options.error && (
          <div className="lb-register-wide">
            <Note
              tone="wait"
              act={
                <Button size="small" onClick={() => void options.refetch()}>
                  {t('optionsRetry')}
                </Button>
              }
            >
              {t('optionsFailed')}
              {sentenceOf(options.error)}
            </Note>
          </div>
        )}
        {props.below}
        <PhotoField photo={photo} path={photoPath} onRemove={() => photo.take(undefined)} />
      </div>
      {failure && (
        <div className="lb-register-failure">
          <Note tone="wait">{failure}</Note>
        </div>
      )}
      <div className="lb-register-go">
        <Button
          icon={<Icon name="cam" />}
          onClick={() => photo.setOpen(!photo.open)}
          aria-expanded={photo.open}
          aria-keyshortcuts="F8"
        >
          {t('photo')} <Key keys="F8" />
        </Button>
        {props.beside}
        <Button className="lb-end" onClick={clear} disabled={!isTouched} aria-keyshortcuts="Escape">
          {t('clear')} <Key keys="Esc" />
        </Button>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          disabled={!options.data}
          aria-busy={busy}
          className="lb-register-submit"
        >
          {submit} <Key keys="Enter" />
        </Button>
      </div>
    </form>
  )
}
