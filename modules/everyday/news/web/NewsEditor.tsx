import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lengthOf } from '#platform/contract/cut.ts'
import { newId } from '#platform/contract/new-id.ts'
import { lengthOfText, picturesOf } from '#modules/everyday/formatted-text/contract.ts'
import { TextEditor } from '#modules/everyday/formatted-text/web/public.ts'
import { AudiencePanel, isHeardOrMeant, useCounted } from '#modules/everyday/notifications/web/public.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { MomentField } from '#platform/web/form/MomentField.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useUnsaved } from '#platform/web/settings/use-unsaved.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import {
  mostTitle,
  type News,
  news as contract,
  newsCategories,
  newsChangedMeanwhile,
  newsEndWrong,
  newsIdTaken,
  newsRemindWrong,
} from '../contract.ts'
import { contentOf, type Draft, draftOf, newDraft } from './draft.ts'
import { FileList } from './FileList.tsx'
import { newsApi } from './list-query.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { newsPath } from './paths.ts'
import { useDraftFields } from './use-draft-fields.ts'
import { StateMark } from './use-news-columns.tsx'

/** Somebody was faster, or an answer was lost and other words were kept before: both are taken in. */
const codes = [newsChangedMeanwhile('', '').code, newsIdTaken().code]

/** The editor of news: what they say, from when until when, to whom and how they are told. */
export function NewsEditor({ news }: { news?: News }) {
  const t = useTexts('newsPage')
  const goTo = useNavigate()
  const [newsId] = useState(() => news?.newsId ?? newId())
  const meanwhile = useMeanwhile<News | undefined, Draft>({
    given: news,
    codes,
    formOf: (of) => (of ? draftOf(of) : newDraft),
    fields: useDraftFields(),
    newest: async () => (await newsApi.getNews({ newsId })).data,
  })
  const { seen: kept, form: draft, change: put } = meanwhile
  const [isPreviewing, setPreviewing] = useState(false)
  const counted = useCounted(draft.audience).data
  const content = contentOf(draft)
  const isEmpty = !lengthOfText(draft.content) && !picturesOf(draft.content).length
  const isOut = kept?.status === 'online' || kept?.status === 'pending'

  const now = useMinute()
  const isEndWrong =
    !!content?.offlineAt && content.offlineAt.getTime() <= Math.max(now, content.publishAt?.getTime() ?? 0)
  const isRemindWrong =
    !!content?.remindAt &&
    draft.isTold &&
    (content.remindAt <= (content.publishAt ?? new Date(now)) ||
      (content.offlineAt !== null && content.remindAt >= content.offlineAt))
  const act = useSubmit(
    (retry, isRelease: boolean) =>
      meanwhile.attempt(async () => {
        if (!content) return
        const ask = { title: t('askUnheard'), text: t('askUnheardText'), ok: t('unheardOk') }
        if (isRelease && draft.isTold && !(await isHeardOrMeant(draft.audience, ask))) return
        const saved = kept
          ? await newsApi.changeNews({ newsId, rowVersion: kept.rowVersion, ...content }, retry)
          : await newsApi.addNews({ newsId, ...content }, retry)
        meanwhile.saved(saved.data)
        let { rowVersion } = saved.data
        if (saved.data.isTop !== draft.isTop) {
          const pinned = await newsApi.pinNews({ newsId, rowVersion, isTop: draft.isTop }, retry)
          meanwhile.saved(pinned.data)
          rowVersion = pinned.data.rowVersion
        }
        if (!isRelease) return toast(t('saved'))
        const { data } = await newsApi.releaseNews({ newsId, rowVersion }, retry)
        toast(t(data.status === 'pending' ? 'planned' : 'published'))
        await goTo({ to: newsPath, search: { open: newsId }, ignoreBlocker: true })
      }),
    { isWrong: () => !draft.title.trim() || !content || isEndWrong || isRemindWrong },
  )
  const { tried } = act
  useUnsaved(meanwhile.isDirty)
  const save = () => void act.submit(false)
  const release = () => void act.submit(true)
  useHotKey('Alt+8', 'newsPage:saveDraft', save)
  useHotKey('Alt+9', 'newsPage:preview', () => setPreviewing(true))
  useHotKey('Ctrl+Enter', 'platform:confirm', isOut ? save : release)
  const words = { day: t('day'), time: t('time'), half: tried ? t('momentHalf') : undefined }

  return (
    <div className="lb-page" ref={act.ref}>
      <div className="lb-page-head">
        <h1>{t(news ? 'editTitle' : 'newTitle')}</h1>
        <StateMark status={kept?.status ?? 'unpublished'} />
        {kept && <span className="lb-14 lb-quiet">{t('savedAt', { when: speakTime(kept.changedAt) })}</span>}
        <span className="lb-end lb-line lb-gap-8">
          <Button aria-keyshortcuts="Alt+9" onClick={() => setPreviewing(true)}>
            {t('preview')} <Key keys="Alt 9" />
          </Button>
          <Button
            type={isOut ? 'primary' : 'default'}
            loading={act.busy && isOut}
            aria-keyshortcuts="Alt+8"
            onClick={save}
          >
            {t(isOut ? 'save' : 'saveDraft')} <Key keys="Alt 8" />
          </Button>
          {!isOut && (
            <Button type="primary" loading={act.busy} aria-keyshortcuts="Control+Enter" onClick={release}>
              {t('publish', { count: counted?.households ?? '…' })} <Key keys="Ctrl Enter" />
            </Button>
          )}
        </span>
      </div>
      {act.failure && <FailureNote sentence={act.failure} colleagueEdits={meanwhile.colleagueEdits} />}
      <div className="nw-edit">
        <Panel pad="plain">
          <div className="nw-form">
            <Field
              label={t('title')}
              hint={t('count', { count: lengthOf(draft.title), most: mostTitle })}
              invalid={tried && !draft.title.trim() ? t('titleMissing') : undefined}
            >
              <TextInput
                autoFocus={!news}
                maxLength={mostTitle}
                value={draft.title}
                onText={(title) => put({ title })}
              />
            </Field>
            <Field label={t('category')}>
              <ChoiceInput
                value={draft.category}
                options={newsCategories.map((value) => ({ value, label: t(`category_${value}`) }))}
                onChoose={(category) => put({ category })}
              />
            </Field>
            <div className="lb-line lb-between lb-14 lb-quiet">
              <span>{t('content')}</span>
              <span>{t('keysHint')}</span>
            </div>
            <Suspense fallback={<div className="lb-grow" />}>
              <TextEditor
                label={t('content')}
                value={draft.content}
                onText={(text) => put({ content: text })}
              />
            </Suspense>
            {tried && isEmpty && (
              <p className="lb-amber lb-14" role="alert">
                {t('contentMissing')}
              </p>
            )}
            <FileList
              files={draft.files}
              onFiles={(files) => put({ files })}
              keep={(file) => sendFile(contract.calls.keepFile, {}, file, newId())}
            />
            <div className="lb-pair">
              <MomentField
                label={t('from')}
                hint={t('fromHint')}
                words={words}
                value={draft.from}
                onMoment={(from) => put({ from })}
              />
              <MomentField
                label={t('to')}
                hint={t('toHint')}
                words={words}
                invalid={tried && isEndWrong ? sentenceOf(newsEndWrong()) : undefined}
                value={draft.to}
                onMoment={(to) => put({ to })}
              />
            </div>
          </div>
        </Panel>
        <AudiencePanel
          audience={draft.audience}
          onAudience={(audience) => put({ audience })}
          isTold={draft.isTold}
        >
          <Checkbox checked={draft.isTold} onChange={({ target }) => put({ isTold: target.checked })}>
            {t('told')}
          </Checkbox>
          <Checkbox checked={draft.isOnBoards} onChange={({ target }) => put({ isOnBoards: target.checked })}>
            {t('onBoards')}
          </Checkbox>
          <Checkbox checked={draft.isTop} onChange={({ target }) => put({ isTop: target.checked })}>
            {t('top')}
          </Checkbox>
          {draft.isTold && (
            <div className="lb-inner-10">
              <MomentField
                label={t('remind')}
                words={words}
                invalid={tried && isRemindWrong ? sentenceOf(newsRemindWrong()) : undefined}
                value={draft.remind}
                onMoment={(remind) => put({ remind })}
              />
            </div>
          )}
        </AudiencePanel>
      </div>
      {isPreviewing && content && (
        <PreviewDialog
          news={{ ...content, releasedAt: kept?.releasedAt ?? null, poster: kept?.poster ?? '' }}
          onClose={() => setPreviewing(false)}
        />
      )}
    </div>
  )
}
