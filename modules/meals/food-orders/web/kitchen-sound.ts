import { sharedState } from '#platform/web/live/shared-state.ts'

const KEY = 'lobby.kitchenSound'
let audio: AudioContext | undefined

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}
const state = sharedState(kept())

/** Whether this browser rings for new orders; on unless somebody at it turned it off. */
export const useKitchenSound = (): boolean => state.use()

export function keepKitchenSound(isOn: boolean): void {
  state.set(isOn)
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // A browser that refuses storage rings again after a reload.
  }
}

/** Whether the browser lets a page that nobody pressed be heard. */
export const isSoundLocked = (): boolean => !navigator.userActivation?.hasBeenActive

/** Two rising tones, loud enough for a kitchen. */
export function ringForOrder(): void {
  if (!state.get() || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume()
  const start = audio.currentTime
  for (const [nth, pitch] of [784, 1175].entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const at = start + nth * 0.22
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(0.6, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.5)
  }
}
