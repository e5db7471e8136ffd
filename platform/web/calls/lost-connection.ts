/** The server was not reached: nothing is known of what became of the call; sending it again with its key is safe. */
export class LostConnection extends Error {
  constructor() {
    super('the server was not reached')
    this.name = 'LostConnection'
  }
}
