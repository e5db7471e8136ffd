import { sharedState } from '#platform/web/live/shared-state.ts'

/** The levels that have a siren, each its own (R212). */
export type SirenLevel = 3 | 4
/** Milliseconds after which it stops (R214). */
export const sirenLasts = 6000
const loud = 1
/** As loud as a test is: heard by nobody, played all the same (R216). */
const testLoudness = 0.01

interface Playing {
  level: SirenLevel
  stop: () => void
}

let context: AudioContext | undefined
const state = sharedState<Playing | undefined>(undefined)

let lastRung: string | undefined

/** What rang last here: the one that Alt K means. */
export const lastRungAlarm = (): string | undefined => lastRung

/** What is heard now; undefined: nothing. */
export const useSiren = () => state.use()?.level

function contextOf(): AudioContext {
  context ??= new AudioContext()
  return context
}

/** Whether the browser lets a page that nobody pressed be heard. */
export const isSoundLocked = (): boolean =>
  context?.state !== 'running' && !navigator.userActivation?.hasBeenActive

/** Level 3: two tones in turn; level 4: one that climbs again and again. */
function voice(level: SirenLevel, audio: AudioContext, seconds: number): OscillatorNode {
  const tone = audio.createOscillator()
  tone.type = level === 3 ? 'triangle' : 'sawtooth'
  const start = audio.currentTime
  for (let at = 0; at < seconds; at += 0.5)
    if (level === 3) tone.frequency.setValueAtTime(at % 1 === 0 ? 660 : 880, start + at)
    else {
      tone.frequency.setValueAtTime(500, start + at)
      tone.frequency.linearRampToValueAtTime(1300, start + at + 0.45)
    }
  return tone
}

function begin(level: SirenLevel, loudness: number): () => void {
  const audio = contextOf()
  void audio.resume()
  const tone = voice(level, audio, sirenLasts / 1000)
  const volume = audio.createGain()
  volume.gain.value = loudness
  tone.connect(volume).connect(audio.destination)
  tone.start()
  return () => {
    tone.stop()
    volume.disconnect()
  }
}

/** Stops what is heard. */
export function stopSiren(): void {
  state.get()?.stop()
  state.set(undefined)
}

/** Plays the siren of a level for 6 s (R214) at volume 1 (R215); it takes the place of a lower one, and leaves a higher one alone (R213). */
export function playSiren(level: SirenLevel, eventId?: string): void {
  const now = state.get()
  if (!now || now.level <= level) lastRung = eventId ?? lastRung
  if (now && now.level >= level) return
  if (typeof AudioContext === 'undefined') return
  stopSiren()
  const end = begin(level, loud)
  const timer = setTimeout(stopSiren, sirenLasts)
  state.set({
    level,
    stop: () => {
      clearTimeout(timer)
      end()
    },
  })
}

/** Milliseconds that a browser has to begin. */
const patience = 1000

/** Plays a siren at volume 0.01 (R216) and says whether the browser lets it be heard (R217). */
export async function testSiren(): Promise<boolean> {
  try {
    const end = begin(3, testLoudness)
    await Promise.race([contextOf().resume(), new Promise((done) => setTimeout(done, patience))])
    setTimeout(end, patience)
    return contextOf().state === 'running'
  } catch {
    return false
  }
}
