import './page-texts.ts'
import './edit.css'
import { useRef } from 'react'
import type { AttachedFile } from '#modules/everyday/notifications/contract.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { mostFiles } from '../contract.ts'

interface FileListProps {
  files: readonly AttachedFile[]
  onFiles: (files: AttachedFile[]) => void
  /** Keeps a file that was chosen. */
  keep: (file: File) => Promise<{ data: AttachedFile }>
}

/** What hangs on news or a rule: PDF files and pictures. */
export function FileList({ files, onFiles, keep }: FileListProps) {
  const t = useTexts('newsPage')
  const input = useRef<HTMLInputElement>(null)
  const act = useSubmit(
    async (_retry, given: File) => {
      const { data } = await keep(given)
      onFiles([...files, data])
    },
    { onFailure: inBox },
  )
  return (
    <section aria-label={t('files')}>
      <div className="lb-line lb-gap-12">
        <span className="lb-14 lb-quiet">{t('files')}</span>
        <Button
          size="small"
          icon={<Icon name="plus" size={14} />}
          loading={act.busy}
          disabled={files.length >= mostFiles}
          onClick={() => input.current?.click()}
        >
          {t('addFile')}
        </Button>
        <span className="lb-14 lb-quiet">{t('filesHint', { most: mostFiles })}</span>
      </div>
      <ul className="nw-files">
        {files.map((file) => (
          <li key={file.path}>
            <Icon name="doc" size={16} /> <span className="lb-cut">{file.name}</span>
            <button
              type="button"
              className="lb-icon-button"
              aria-label={t('withoutFile', { name: file.name })}
              onClick={() => onFiles(files.filter((other) => other !== file))}
            >
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,image/png,image/jpeg,image/webp"
        aria-label={t('addFile')}
        onChange={({ target }) => {
          const [given] = target.files ?? []
          if (given) void act.submit(given)
          target.value = ''
        }}
      />
    </section>
  )
}
