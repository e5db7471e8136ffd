import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { uploadImage } from '#modules/keeping/files/web/public.ts'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { inBox, refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { assets } from '#modules/assets/assets/contract.ts'
import type { AssetDetail, Attachment } from '#modules/assets/assets/contract.ts'

const api = client(assets)
const accepted = { photo: 'image/jpeg,image/png,image/webp', paper: '.pdf,image/jpeg,image/png' } as const
type Kind = keyof typeof accepted
/** Bytes that the server takes of a paper; photos are made smaller before they go. */
const largestPaper = 10 * 1024 * 1024

/** Photos and papers of an asset, with until when each holds. */
export function FilesPanel({ asset, mayChange }: { asset: AssetDetail; mayChange: boolean }) {
  const t = useTexts('assetsPage')
  const [chosen, setChosen] = useState<{ kind: Kind; file: File }>()
  const { attachments } = asset
  return (
    <Panel
      title={t('files')}
      number={attachments.length}
      extra={
        mayChange && (
          <span className="lb-line lb-gap-8">
            <Pick kind="photo" onFile={(file) => setChosen({ kind: 'photo', file })} />
            <Pick kind="paper" onFile={(file) => setChosen({ kind: 'paper', file })} />
          </span>
        )
      }
    >
      {attachments.length ? (
        <ul className="ah-files lb-divided">
          {attachments.map((file) => (
            <FileRow key={file.attachmentId} file={file} assetId={asset.assetId} mayChange={mayChange} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="doc" title={t('filesNone')} text={t('filesNoneText')} />
      )}
      {chosen && <AddFile assetId={asset.assetId} {...chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  )
}

function Pick({ kind, onFile }: { kind: Kind; onFile: (file: File) => void }) {
  const t = useTexts('assetsPage')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        icon={<Icon name={kind === 'photo' ? 'cam' : 'doc'} />}
        onClick={() => input.current?.click()}
      >
        {t(kind === 'photo' ? 'photoAdd' : 'paperAdd')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted[kind]}
        aria-label={t(kind === 'photo' ? 'photoAdd' : 'paperAdd')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}

function AddFile({
  assetId,
  kind,
  file,
  onClose,
}: {
  assetId: string
  kind: Kind
  file: File
  onClose: () => void
}) {
  const t = useTexts('assetsPage')
  const queries = useQueryClient()
  const [name, setName] = useState(file.name.replace(/\.[^.]+$/, '').slice(0, 60))
  const [validUntil, setValidUntil] = useState('')
  const act = useSubmit(
    async (retry) => {
      const attachmentId = await retry.once('id', async () => newId())
      if (kind === 'paper' && file.size > largestPaper) refuse(t('fileTooLarge'))
      const path = await retry.once(file, async () =>
        kind === 'photo'
          ? uploadImage('asset', file)
          : (await sendFile(assets.calls.keepPaper, {}, file, newId())).data.path,
      )
      const given = { assetId, attachmentId, attachmentKind: kind, name: name.trim(), path }
      await api.addAttachment({ ...given, validUntil: validUntil || null }, retry)
      void queries.invalidateQueries({ queryKey: ['assets'] })
      onClose()
    },
    { isWrong: () => !name.trim() },
  )
  return (
    <ActDialog
      title={t(kind === 'photo' ? 'photoAdd' : 'paperAdd')}
      confirm={t('add')}
      act={act}
      onClose={onClose}
    >
      <Field label={t('fileName')} invalid={act.tried && !name.trim() ? t('needed') : undefined}>
        <TextInput value={name} maxLength={60} onText={setName} />
      </Field>
      {kind === 'paper' && (
        <Field label={t('validUntil')} optional>
          <DayInput value={validUntil} onDay={setValidUntil} />
        </Field>
      )}
    </ActDialog>
  )
}

function FileRow({ file, assetId, mayChange }: { file: Attachment; assetId: string; mayChange: boolean }) {
  const t = useTexts('assetsPage')
  const queries = useQueryClient()
  const { attachmentId, name, validUntil, attachmentKind } = file
  const now = useMinute()
  const open = useSubmit(
    async () => {
      const { data } = await api.openAttachment({ assetId, attachmentId })
      window.open(data.url, '_blank', 'noopener')
    },
    { onFailure: inBox },
  )
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['assets'] }))
  const isOver = validUntil !== null && Date.parse(validUntil) + 86_400_000 < now
  return (
    <li>
      <span>
        <b className="lb-break">{name}</b>
        <span className="lb-14 lb-quiet">
          {' '}
          {t(attachmentKind === 'photo' ? 'photo' : 'paper')}　{file.addedBy}
        </span>
      </span>
      <span>
        {validUntil &&
          (isOver ? (
            <Mark kind="overdue">{t('validOver', { day: showDay(validUntil) })}</Mark>
          ) : (
            <Mark kind="note">{t('validTo', { day: showDay(validUntil) })}</Mark>
          ))}
      </span>
      <span className="lb-line lb-gap-8">
        <Button
          size="small"
          loading={open.busy}
          aria-label={t('openOf', { name })}
          onClick={() => void open.submit()}
        >
          {t('open')}
        </Button>
        {mayChange && (
          <Button
            size="small"
            aria-label={t('removeOf', { name })}
            onClick={() =>
              void act.submit({
                ask: { title: t('removeAsk', { name }), text: t('fileRemoveText'), ok: t('remove') },
                work: (retry) => api.removeAttachment({ assetId, attachmentId }, retry),
                done: t('removed'),
              })
            }
          >
            {t('remove')}
          </Button>
        )}
      </span>
    </li>
  )
}
