import './import-texts.ts'
import './bank-import.css'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { bankFiles } from '../contract.ts'
import { formatsQuery } from './format-queries.ts'
import { KnownLines } from './KnownLines.tsx'
import { formatsPath } from './paths.ts'
import { PreviewTable } from './PreviewTable.tsx'

const api = client(bankFiles)
const fileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['bankFiles', 'one', fileId],
    queryFn: async ({ signal }) => (await api.find({ fileId }, { signal })).data,
    enabled: fileId !== '',
  })

/** Takes a bank's file: what format, which file; shows what it holds; and books it when that is confirmed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('bankImport')
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const formats = useQuery(formatsQuery)
  const [formatCode, setFormat] = useState('')
  const chosen = formatCode || (formats.data?.[0]?.formatCode ?? '')
  const [fileId, setFileId] = useState('')
  const [repeats, setRepeats] = useState<ReadonlyMap<number, string>>(new Map())
  const file = useQuery(fileQuery(fileId))
  const upload = useSubmit(async (_, given: File) => {
    const made = newId()
    await sendFile(bankFiles.calls.upload, { fileId: made, formatCode: chosen }, given, made)
    setRepeats(new Map())
    setFileId(made)
  })
  const preview = file.data?.preview
  const faults = preview?.faults.filter(({ isFault }) => isFault).length ?? 0
  const count = (preview?.count ?? 0) + repeats.size
  const act = useSubmit(
    async (retry) => {
      const given = [...repeats].map(([lineNumber, reason]) => ({ lineNumber, reason: reason.trim() }))
      const { data } = await api.confirm({ fileId, repeats: given }, retry)
      toast(t('done', { taken: data.taken, matched: data.matched }))
      void queries.invalidateQueries({ queryKey: ['bankLines'] })
      void queries.invalidateQueries({ queryKey: ['bankFiles'] })
      onClose()
    },
    { isWrong: () => [...repeats.values()].some((reason) => !reason.trim()) },
  )
  return (
    <ActDialog
      title={t('title')}
      size="large"
      confirm={t('confirm', { count })}
      act={act}
      missing={
        !preview
          ? t('chooseFirst')
          : faults
            ? t('faultCount', { count: faults })
            : count
              ? undefined
              : t('nothing')
      }
      onClose={onClose}
    >
      <div className="lb-pair">
        <Field label={t('format')}>
          <ChoiceInput
            value={chosen}
            options={(formats.data ?? []).map(({ formatCode: value, format }) => ({
              value,
              label: format.name,
            }))}
            onChoose={(next) => {
              setFormat(next)
              setFileId('')
            }}
          />
        </Field>
        <div className="bi-choose">
          <Button icon={<Icon name="doc" />} loading={upload.busy} onClick={() => input.current?.click()}>
            {t(fileId ? 'again' : 'choose')}
          </Button>
          {file.data && <span className="lb-14 lb-quiet lb-break">{file.data.fileName}</span>}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.csv,.dat,text/plain,text/csv"
        aria-label={t('choose')}
        onChange={(event) => {
          const given = event.target.files?.[0]
          if (given) void upload.submit(given)
          // The same file again, mended meanwhile, is a change too.
          event.target.value = ''
        }}
      />
      {!fileId && (
        <p className="lb-14 lb-quiet">
          {t('about')}{' '}
          <Link className="lb-link" to={`${formatsPath}?open=${chosen}` as string}>
            {t('formats')}
          </Link>
        </p>
      )}
      {upload.failure && <FailureNote sentence={upload.failure} />}
      {fileId && (
        <Loaded of={file} failed={t('formatFailed')} skeleton={[120, '1fr', 90]} rows={4}>
          {({ sameAs, preview: held }) =>
            held && (
              <>
                {sameAs && <Note tone="wait">{t('sameAs', { when: sameAs })}</Note>}
                <PreviewTable preview={held} />
                {held.known.length > 0 && (
                  <KnownLines lines={held.known} repeats={repeats} tried={act.tried} onRepeats={setRepeats} />
                )}
              </>
            )
          }
        </Loaded>
      )}
    </ActDialog>
  )
}
