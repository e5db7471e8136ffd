import { useRef } from 'react'
import { uploadImage } from '#modules/keeping/files/web/public.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Avatar } from './Avatar.tsx'

/** Somebody's photo: it is uploaded as soon as it is chosen, and kept when the form is saved. */
export function AvatarField({
  name,
  path,
  onChange,
}: {
  name: string
  path: string
  onChange: (path: string) => void
}) {
  const t = useTexts('residentDialogs')
  const input = useRef<HTMLInputElement>(null)
  const {
    busy,
    failure,
    submit: upload,
  } = useSubmit(async (_, file: File) => onChange(await uploadImage('avatar', file)))

  return (
    <div className="rf-avatar">
      <Avatar name={name} path={path} />
      <div>
        <div className="lb-line">
          <Button
            size="small"
            icon={<Icon name="cam" size={16} />}
            loading={busy}
            onClick={() => input.current?.click()}
          >
            {t(busy ? 'photoSending' : path ? 'photoReplace' : 'photoChoose')}
          </Button>
          {path && (
            <Button size="small" type="text" onClick={() => onChange('')}>
              {t('photoRemove')}
            </Button>
          )}
        </div>
        <p
          className={`lb-field-line${failure ? ' lb-field-amber' : ''}`}
          role={failure ? 'alert' : undefined}
        >
          {failure ? <Icon name="warn" size={16} /> : null}
          {failure ?? t('photoHelp')}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="lb-sr"
        tabIndex={-1}
        aria-label={t('photo')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void upload(file)
          event.target.value = ''
        }}
      />
    </div>
  )
}
