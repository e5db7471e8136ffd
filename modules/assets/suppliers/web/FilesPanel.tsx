import { useRef } from 'react'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { newId } from '#platform/contract/new-id.ts'
import { inBox, refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { suppliers } from '../contract.ts'
import type { SupplierFile } from '../shapes.ts'
import { suppliersApi } from './list-query.ts'
import { useFiles } from './use-supplier.ts'

/** Bytes that the server takes of a file. */
const largestFile = 10 * 1024 * 1024

/** The files of a supplier: uploaded, opened by a short-lived link, removed. */
export function FilesPanel({ supplierId, mayChange }: { supplierId: string; mayChange: boolean }) {
  const t = useTexts('suppliersPage')
  const files = useFiles(supplierId)
  const input = useRef<HTMLInputElement>(null)
  const act = useAsked(() => files.refetch())
  const upload = useSubmit(
    async (retry, file: File) => {
      if (file.size > largestFile) refuse(t('fileTooLarge'))
      const key = await retry.once(file, async () => newId())
      await sendFile(suppliers.calls.addFile, { supplierId }, file, key)
      toast(t('fileAdded'))
      await files.refetch()
    },
    { onFailure: inBox },
  )
  const opening = useSubmit(
    async (_retry, { fileId }: SupplierFile) => {
      const { data } = await suppliersApi.openFile({ supplierId, fileId })
      window.open(data.url, '_blank', 'noopener')
    },
    { onFailure: inBox },
  )
  const remove = ({ fileId, fileName: name }: SupplierFile) =>
    act.submit({
      ask: { title: t('fileRemoveAsk', { name }), text: t('fileRemoveText'), ok: t('paperRemove') },
      work: (retry) => suppliersApi.removeFile({ supplierId, fileId }, retry),
      done: t('fileRemoved'),
    })
  return (
    <Panel
      title={t('files')}
      number={files.data?.length}
      extra={
        mayChange && (
          <Button icon={<Icon name="plus" />} loading={upload.busy} onClick={() => input.current?.click()}>
            {t('fileAdd')}
          </Button>
        )
      }
    >
      <Loaded
        of={files}
        failed={t('loadFailed')}
        skeleton={['1fr', 120]}
        rows={2}
        empty={<EmptyState icon="doc" title={t('filesNone')} text={t('filesNoneText')} />}
      >
        {(rows) => (
          <ul className="lb-divided">
            {rows.map((file) => (
              <li key={file.fileId} className="lb-line lb-between lb-inner-10">
                <button
                  type="button"
                  className="lb-link lb-break"
                  aria-label={t('open', { name: file.fileName })}
                  onClick={() => void opening.submit(file)}
                >
                  {file.fileName}
                </button>
                <span className="lb-line lb-14 lb-quiet">
                  {t('size', { size: Math.max(1, Math.round(file.bytes / 1024)) })}　{file.addedBy}
                  {'　'}
                  {speakTime(file.addedAt)}
                  {mayChange && (
                    <Button
                      size="small"
                      type="text"
                      aria-label={t('removeOf', { name: file.fileName })}
                      onClick={() => void remove(file)}
                    >
                      {t('paperRemove')}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp"
        aria-label={t('fileAdd')}
        onChange={({ target }) => {
          const given = target.files?.[0]
          if (given) void upload.submit(given)
          target.value = ''
        }}
      />
    </Panel>
  )
}
