import { useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { mostFiles } from '../shapes.ts'
import type { PartProps } from './poll-faults.ts'
import { useUpload } from './use-upload.ts'

/** What voters can read beside the question. */
export function FilesField({ draft, change }: PartProps) {
  const t = useTexts('pollForm')
  const input = useRef<HTMLInputElement>(null)
  const upload = useUpload()
  const { files } = draft
  const choose = async (chosen: FileList | null) => {
    const [file] = chosen ?? []
    const kept = file && (await upload.submit(file))
    if (kept) change({ files: [...files, { path: kept.path, name: kept.fileName }] })
  }
  return (
    <>
      {files.length > 0 && (
        <ul className="lb-divided">
          {files.map(({ path, name }) => (
            <li key={path} className="lb-line">
              <Icon name="doc" />
              <span className="lb-grow lb-break">{name}</span>
              <button
                type="button"
                className="lb-icon-button"
                aria-label={t('removeFile', { name })}
                onClick={() => change({ files: files.filter((one) => one.path !== path) })}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="lb-14 lb-quiet">{t('filesHelp', { count: mostFiles })}</p>
      {files.length < mostFiles && (
        <span>
          <Button icon={<Icon name="plus" />} loading={upload.busy} onClick={() => input.current?.click()}>
            {t('addFile')}
          </Button>
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,image/png,image/jpeg"
        aria-label={t('addFile')}
        onChange={(event) => {
          void choose(event.target.files)
          event.target.value = ''
        }}
      />
    </>
  )
}
