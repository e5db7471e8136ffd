import './page-texts.ts'
import './rules.css'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Given } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { type FormattedText, lengthOfText, picturesOf } from '#modules/everyday/formatted-text/contract.ts'
import type { AttachedFile } from '#modules/everyday/notifications/contract.ts'
import { FileList } from '#modules/everyday/news/web/public.ts'
import { TextEditor } from '#modules/everyday/formatted-text/web/public.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { useUnsaved } from '#platform/web/settings/use-unsaved.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import {
  type Decider,
  ruleCategories,
  type RuleCategory,
  ruleIdTaken,
  rules,
  versionOvertaken,
} from '../contract.ts'
import { MeetingFields } from './MeetingFields.tsx'
import { rulesPath } from './paths.ts'
import { ruleEditRoute } from './screens.ts'
import { rulesApi, useRule } from './use-rules.ts'

/** Somebody wrote a version meanwhile, or an answer was lost and other words were kept before. */
const codes = [versionOvertaken().code, ruleIdTaken().code]

interface Before {
  ruleId: string
  title: string
  nth: number
  inForceOn: string
  content: FormattedText
  files: AttachedFile[]
}

/** What a version is written after: the words that are followed, and the number of the newest one, withdrawn or not. */
function beforeOf({
  ruleId,
  title,
  versions,
}: Given<typeof rules.calls.getRule>['data']): Before | undefined {
  const standing = versions.find(({ withdrawn }) => !withdrawn)
  return standing && { ...standing, ruleId, title, nth: versions[0]?.nth ?? standing.nth }
}

/** Writes a rule, or another version of that of the address. */
export function RuleEditPage() {
  const t = useTexts('rulesPage')
  const { id } = ruleEditRoute.useSearch()
  const asked = useRule(id)
  if (id === undefined) return <RuleForm key="new" />
  return (
    <Loaded of={asked} failed={t('failed')} skeleton={['1fr', 300]} rows={8}>
      {(rule) => {
        const before = beforeOf(rule)
        return before && <RuleForm key={id} before={before} />
      }}
    </Loaded>
  )
}

function RuleForm({ before: given }: { before?: Before }) {
  const t = useTexts('rulesPage')
  const goTo = useNavigate()
  // What this version is written after stays the one that was seen, until it is said that there is another.
  const [before, setBefore] = useState(given)
  const [isOvertaken, setOvertaken] = useState(false)
  const [ruleId] = useState(() => before?.ruleId ?? newId())
  const [start] = useState(() => ({
    title: before?.title ?? '',
    category: 'other' as RuleCategory,
    content: before?.content ?? [],
    files: before?.files ?? [],
    changed: '',
    decidedBy: undefined as Decider | undefined,
    meeting: '',
    assemblyId: null as string | null,
    decidedOn: dayOf(new Date()),
    inForceOn: dayOf(new Date()),
  }))
  const [form, setForm] = useState(start)
  useUnsaved(JSON.stringify(form) !== JSON.stringify(start))
  const put = (part: Partial<typeof form>) => setForm((was) => ({ ...was, ...part }))
  const isEmpty = !lengthOfText(form.content) && !picturesOf(form.content).length
  const isSame =
    before !== undefined &&
    JSON.stringify([form.content, form.files]) === JSON.stringify([before.content, before.files])
  const isUnsaid = before !== undefined && !form.changed.trim()
  const nth = (before?.nth ?? 0) + 1
  const detail = `${rulesPath}/rulesDetail/${ruleId}`
  /** The next version is written after the newest one, with the words that were typed here. */
  async function takeNewest() {
    const newest = beforeOf((await rulesApi.getRule({ ruleId })).data)
    if (!newest) return
    setBefore(newest)
    setOvertaken(true)
  }
  const act = useSubmit(
    async (retry) => {
      const pending = before && form.inForceOn < before.inForceOn
      const ask = {
        title: t('askBefore', { nth, day: showDay(form.inForceOn) }),
        text: t('askBeforeText', { nth: nth - 1, day: showDay(before?.inForceOn ?? '') }),
        ok: t('save', { nth }),
        enter: false,
      }
      if (pending && !(await confirmBox(ask))) return
      const { title, category, decidedBy, ...rest } = form
      if (!decidedBy) return
      const version = { ...rest, decidedBy }
      const ids = { ruleId, versionId: retry.idOf(form) }
      const sending = before
        ? rulesApi.addVersion({ ...ids, after: before.nth, ...version }, retry)
        : rulesApi.addRule({ ...ids, title: title.trim(), category, ...version }, retry)
      await sending.catch(async (error: unknown) => {
        if (error instanceof Problem && codes.includes(error.code)) await takeNewest().catch(() => undefined)
        throw error
      })
      toast(t('saved'))
      await goTo({ href: detail, ignoreBlocker: true })
    },
    {
      isWrong: () =>
        !form.title.trim() ||
        isEmpty ||
        isUnsaid ||
        isSame ||
        !form.decidedBy ||
        !form.decidedOn ||
        !form.inForceOn,
    },
  )
  useHotKey('Ctrl+Enter', 'platform:confirm', () => void act.submit())
  const missing = (day: string) => (act.tried && !day ? t('dayMissing') : undefined)
  return (
    <form {...act.form} className="lb-page">
      <div className="lb-page-head">
        <h1>{before ? t('versionTitle', { name: before.title, nth }) : t('newTitle')}</h1>
        <Button
          type="primary"
          htmlType="submit"
          className="lb-end"
          loading={act.busy}
          aria-keyshortcuts="Control+Enter"
        >
          {t('save', { nth })} <Key keys="Ctrl Enter" />
        </Button>
      </div>
      {act.failure && (
        <FailureNote
          sentence={act.failure}
          act={
            isOvertaken && (
              <a href={detail} target="_blank" rel="noreferrer">
                {t('nth', { nth: before?.nth ?? 1 })}
              </a>
            )
          }
        />
      )}
      <div className="ru-body">
        <Panel pad="plain">
          <div className="ru-form">
            {!before && (
              <>
                <Field
                  label={t('name')}
                  invalid={act.tried && !form.title.trim() ? t('nameMissing') : undefined}
                >
                  <TextInput autoFocus maxLength={60} value={form.title} onText={(title) => put({ title })} />
                </Field>
                <Field label={t('category')}>
                  <ChoiceInput
                    value={form.category}
                    options={ruleCategories.map((value) => ({ value, label: t(`category_${value}`) }))}
                    onChoose={(category) => put({ category })}
                  />
                </Field>
              </>
            )}
            <Suspense fallback={<div className="lb-grow" />}>
              <TextEditor label={t('content')} value={form.content} onText={(content) => put({ content })} />
            </Suspense>
            {act.tried && isEmpty && (
              <p className="lb-amber lb-14" role="alert">
                {t('contentMissing')}
              </p>
            )}
            {act.tried && isSame && (
              <p className="lb-amber lb-14" role="alert">
                {t('contentSame')}
              </p>
            )}
            <FileList
              files={form.files}
              onFiles={(files) => put({ files })}
              keep={(file) => sendFile(rules.calls.keepFile, {}, file, newId())}
            />
          </div>
        </Panel>
        <Panel pad="plain">
          <div className="lb-stack lb-gap-16">
            <Field
              label={t('changed')}
              optional={!before}
              invalid={act.tried && isUnsaid ? t('changedMissing') : undefined}
            >
              <textarea
                className="lb-long-text"
                rows={3}
                maxLength={500}
                value={form.changed}
                onChange={({ target }) => put({ changed: target.value })}
              />
            </Field>
            <MeetingFields form={form} put={put} missing={missing} isTried={act.tried} />
          </div>
        </Panel>
      </div>
    </form>
  )
}
