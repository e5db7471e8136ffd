import { createDiffieHellman, type DiffieHellman } from 'node:crypto'
import { calculatePowersBy, modulus } from '#modules/assemblies/sealing/contract.ts'

const bytes = (value: bigint, length: number) =>
  Buffer.from(value.toString(16).padStart(length * 2, '0'), 'hex')

let exchange: DiffieHellman | undefined

/**
 * Powers by the exchange of Diffie and Hellman, which is one: OpenSSL needs 0.5 ms where the engine of JavaScript needs 4.
 * It refuses the bases 1 and p - 1, of which the powers are known, and to give 1, which no exponent below q gives otherwise.
 */
function power(base: bigint, to: bigint): bigint {
  if (to === 0n || base === 1n) return 1n
  if (to === 1n) return base
  if (base === modulus - 1n) return to & 1n ? base : 1n
  // Made when it is first wanted: OpenSSL looks at the modulus for a quarter of a second.
  exchange ??= createDiffieHellman(bytes(modulus, 256), Buffer.from([2]))
  exchange.setPrivateKey(bytes(to, 32))
  return BigInt(`0x${exchange.computeSecret(bytes(base, 256)).toString('hex')}`)
}

calculatePowersBy(power)
