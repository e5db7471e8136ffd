import './trustee-texts.ts'
import './ballot.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { newSeed } from '#modules/assemblies/sealing/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { trusteeUnknown } from '../problems.ts'
import { assemblySealed, type TrusteePage as Page } from '../sealed-contract.ts'
import { keepSeed, keptSeed } from './kept-seed.ts'
import { trusteeRoute } from './screens.ts'
import { isSeedOf, nextStep } from './trustee-work.ts'
import { TrusteeOpenings } from './TrusteeOpenings.tsx'

const api = client(assemblySealed)
const unknown = trusteeUnknown().code
/** Milliseconds between two looks at what the others have sent. */
const pace = 3000

/** The page of a trustee, on a device of their own: makes the key with the two others, and opens what was voted. */
export function TrusteePage() {
  const t = useTexts('assemblyTrustee')
  const { code = '' } = trusteeRoute.useSearch()
  const asked = useQuery({
    queryKey: ['assemblyTrustee', code],
    queryFn: async () => (await api.showTrustee({ code: code || '-' }, { handles: [unknown] })).data,
    refetchInterval: pace,
    retry: false,
  })
  return (
    <div className="ab">
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr']}
        instead={(problem) =>
          problem.code === unknown && (
            <>
              <h1>{t('title')}</h1>
              <EmptyState icon="off" title={t('unknown')} text={sentenceOf(problem)} />
            </>
          )
        }
      >
        {(page) => <Trustee page={page} code={code} />}
      </Loaded>
    </div>
  )
}

function Trustee({ page, code }: { page: Page; code: string }) {
  const t = useTexts('assemblyTrustee')
  const [seed, setSeed] = useState(() => keptSeed(code))
  const [isShown, setShown] = useState(false)
  const me = page.trustees.find(({ place }) => place === page.place)
  const isMine = seed !== '' && (me?.state === 'invited' || isSeedOf(seed, page))
  const failure = useExchange(page, code, isMine && !(isShown && me?.state === 'invited') ? seed : '')
  const use = (given: string) => {
    keepSeed(code, given)
    setSeed(given)
  }
  return (
    <>
      <header>
        <b>{page.communityName}</b>
        <span className="lb-14 lb-quiet">{page.title}</span>
      </header>
      <h1>
        {me && t(`role_${me.role}`)} {me?.name}
      </h1>
      <p>{t('lead')}</p>
      <ul className="ab-units">
        {page.trustees.map(({ place, role, name, state }) => (
          <li key={place}>
            <span>
              {t(`role_${role}`)} <b>{name}</b>
            </span>
            <Mark kind={state === 'ready' ? 'done' : 'waiting'}>{t(`state_${state}`)}</Mark>
          </li>
        ))}
      </ul>
      {!isMine && me?.state === 'invited' && (
        <Button
          type="primary"
          size="large"
          block
          onClick={() => {
            use(newSeed())
            setShown(true)
          }}
        >
          {t('make')}
        </Button>
      )}
      {!isMine && me?.state !== 'invited' && <AskSeed page={page} onSeed={use} />}
      {isMine && isShown && (
        <div className="ab-state">
          <b>{t('seedTitle')}</b>
          <p>
            <code className="lb-24 ab-receipt">{seed.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <p className="lb-quiet">{t('seedText')}</p>
          <Button type="primary" size="large" block onClick={() => setShown(false)}>
            {t(me?.state === 'invited' ? 'seedWritten' : 'seedHide')}
          </Button>
        </div>
      )}
      {isMine && !isShown && me?.state !== 'ready' && (
        <p role="status">{t(me?.state === 'invited' ? 'working' : 'waitOthers')}</p>
      )}
      {failure && <Note tone="wait">{failure}</Note>}
      {page.spoken && (
        <div className="ab-lock">
          <span>
            {t('spoken')}
            <br />
            <b className="lb-24">{page.spoken}</b>
          </span>
        </div>
      )}
      {isMine && me?.state === 'ready' && <TrusteeOpenings page={page} code={code} seed={seed} />}
      {isMine && !isShown && me?.state !== 'invited' && (
        <Button onClick={() => setShown(true)}>{t('seedAgain')}</Button>
      )}
    </>
  )
}

/** Sends what the others wait for, as soon as it can be made; says why not when something does not check. */
function useExchange(page: Page, code: string, seed: string): string | undefined {
  const t = useTexts('assemblyTrustee')
  const queries = useQueryClient()
  const act = useSubmit(async (retry, step: NonNullable<ReturnType<typeof nextStep>>) => {
    const { data } = await api.sendStep({ code, ...step }, retry)
    queries.setQueryData(['assemblyTrustee', code], data)
  })
  const { next, isBroken } = useMemo(() => {
    try {
      return { next: seed ? nextStep(seed, page) : undefined, isBroken: false }
    } catch {
      return { next: undefined, isBroken: true }
    }
  }, [seed, page])
  // The page that says so comes a moment after the answer: a step is sent once.
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (!next || act.busy || sent.current === next.step) return
    sent.current = next.step
    void act.submit(next)
  })
  return isBroken ? t('brokenShare') : act.failure
}

function AskSeed({ page, onSeed }: { page: Page; onSeed: (seed: string) => void }) {
  const t = useTexts('assemblyTrustee')
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  return (
    <form
      className="lb-stack lb-gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        const seed = text.replaceAll(/\s/g, '')
        if (isSeedOf(seed, page)) onSeed(seed)
        else setTried(true)
      }}
    >
      <p className="lb-quiet">{t('seedAskText')}</p>
      <Field label={t('seedAsk')} invalid={tried ? t('seedWrong') : undefined}>
        <TextInput maxLength={40} autoComplete="off" value={text} onText={setText} />
      </Field>
      <Button type="primary" size="large" htmlType="submit">
        {t('seedUse')}
      </Button>
    </form>
  )
}
