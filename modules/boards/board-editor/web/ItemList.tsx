import { useRef } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { StoredImage, uploadImage } from '#modules/keeping/files/web/public.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { boards } from '#modules/boards/boards/contract.ts'
import type { Zone, ZoneItem } from '#modules/boards/boards/web/public.ts'
import { wrongItem } from './draft.ts'

const most = 20
const blank: ZoneItem = { title: '', body: '', photoPath: '', from: null, until: null }

interface ItemListProps {
  zone: Zone
  /** `isSame`: goes on with the last step, as typing does. */
  onItems: (items: readonly ZoneItem[], isSame?: boolean) => void
}

/** What a zone shows in turn, in its order. */
export function ItemList({ zone: { kind, items }, onItems }: ItemListProps) {
  const t = useTexts('boardEditor')
  const swap = (nth: number, by: -1 | 1) => {
    const next = [...items]
    const [one, other] = [items[nth], items[nth + by]]
    if (!one || !other) return
    next[nth] = other
    next[nth + by] = one
    onItems(next)
  }
  return (
    <section className="lb-stack" aria-label={t('items')}>
      <h3>{t(kind === 'marquee' ? 'marqueeItems' : 'items')}</h3>
      {kind === 'marquee' && <p className="lb-14 lb-quiet">{t('marqueeHelp')}</p>}
      <div className="lb-divided">
        {items.map((item, nth) => (
          // entries are known by their place in the list alone.
          <div key={nth} className="be-item lb-stack lb-gap-8">
            <div className="lb-line">
              <b className="lb-grow">{t('itemNth', { nth: nth + 1 })}</b>
              <Button size="small" type="text" disabled={nth === 0} onClick={() => swap(nth, -1)}>
                {t('up')}
              </Button>
              <Button
                size="small"
                type="text"
                disabled={nth === items.length - 1}
                onClick={() => swap(nth, 1)}
              >
                {t('down')}
              </Button>
              <Button size="small" type="text" onClick={() => onItems(items.filter((_, at) => at !== nth))}>
                {t('remove')}
              </Button>
            </div>
            <ItemFields
              item={item}
              kind={kind}
              onItem={(part) =>
                onItems(
                  items.map((one, at) => (at === nth ? { ...one, ...part } : one)),
                  true,
                )
              }
            />
          </div>
        ))}
      </div>
      {items.length < most &&
        (kind === 'photo' || kind === 'film' ? (
          <PhotoAdder kind={kind} onPhoto={(photoPath) => onItems([...items, { ...blank, photoPath }])} />
        ) : (
          <Button icon={<Icon name="plus" />} onClick={() => onItems([...items, blank])}>
            {t('addItem')}
          </Button>
        ))}
    </section>
  )
}

interface ItemFieldsProps {
  item: ZoneItem
  kind: Zone['kind']
  onItem: (part: Partial<ZoneItem>) => void
}

function ItemFields({ item, kind, onItem }: ItemFieldsProps) {
  const t = useTexts('boardEditor')
  const wrong = wrongItem(item)
  return (
    <>
      {kind === 'photo' && <StoredImage path={item.photoPath} alt={item.title} className="be-thumb" />}
      <Field
        label={t('title')}
        optional={kind === 'photo' || kind === 'film'}
        invalid={wrong === 'titleMissing' ? t(wrong) : undefined}
      >
        <TextInput maxLength={40} value={item.title} onText={(title) => onItem({ title })} />
      </Field>
      {kind === 'text' && (
        <Field label={t('body')}>
          <textarea
            className="lb-long-text"
            rows={3}
            maxLength={300}
            value={item.body}
            onChange={({ target }) => onItem({ body: target.value })}
          />
        </Field>
      )}
      <div className="lb-pair">
        <Field label={t('from')} optional>
          <DayInput value={item.from ?? ''} onDay={(day) => onItem({ from: day || null })} />
        </Field>
        <Field label={t('until')} optional invalid={wrong === 'daysTurned' ? t(wrong) : undefined}>
          <DayInput value={item.until ?? ''} onDay={(day) => onItem({ until: day || null })} />
        </Field>
      </div>
    </>
  )
}

/** Uploads a film; gives the path that a board names it by. */
const filmPath = async (film: File, key: string) =>
  (await sendFile(boards.calls.keepFilm, {}, film, key)).data.path

interface PhotoAdderProps {
  kind: 'photo' | 'film'
  onPhoto: (path: string) => void
}

function PhotoAdder({ kind, onPhoto }: PhotoAdderProps) {
  const t = useTexts('boardEditor')
  const input = useRef<HTMLInputElement>(null)
  const upload = useSubmit(
    async (_retry, photo: File) =>
      onPhoto(kind === 'film' ? await filmPath(photo, newId()) : await uploadImage('board', photo)),
    {
      onFailure: inBox,
    },
  )
  return (
    <>
      <Button icon={<Icon name="cam" />} loading={upload.busy} onClick={() => input.current?.click()}>
        {t(upload.busy ? 'uploading' : kind === 'film' ? 'addFilm' : 'addPhoto')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={kind === 'film' ? 'video/mp4,video/webm' : 'image/jpeg,image/png,image/webp'}
        className="lb-sr"
        tabIndex={-1}
        aria-label={t(kind === 'film' ? 'addFilm' : 'addPhoto')}
        onChange={({ target }) => {
          const photo = target.files?.[0]
          target.value = ''
          if (photo) void upload.submit(photo)
        }}
      />
    </>
  )
}
