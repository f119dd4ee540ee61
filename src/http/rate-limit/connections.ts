import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import type { ApiError } from '../errors.ts'
import { clientAddress, isTrusted, rateKey } from './client-address.ts'
import type { ConnectionCounts } from './connection-counts.ts'

export type ConnectionLimits = {
  /** Connections of all threads at a time. */
  most: number
  /** Of which one client has at most this many; a trusted proxy brings many clients and has no such limit. */
  mostOfClient: number
  trustedProxies: BlockList
  counts: ConnectionCounts
  /** Told of each connection that is closed for them. */
  onRefusal?: () => void
}

/** Closes connections beyond the limits before anything is read from them. */
export function limitConnections(
  server: Server,
  { most, mostOfClient, trustedProxies, counts, onRefusal = () => {} }: ConnectionLimits,
): void {
  server.on('connection', (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress ?? '', undefined, trustedProxies)
    const client = rateKey(address)
    const { ofClient, all } = counts.open(client)
    socket.once('close', () => counts.close(client))
    const isProxy = isTrusted(address, trustedProxies)
    if (all <= most && (ofClient <= mostOfClient || isProxy)) return
    onRefusal()
    socket.destroy()
  })
}

/** Requests that wait on one connection for the answer before them; a client that sends more is not listened to. */
const MOST_WAITING = 100

/** A request that came over a socket, and its response. */
export type Arrival = { incoming: IncomingMessage; outgoing: ServerResponse; fault: ApiError | undefined }

/** Refuses what is no request; or the request whose head was good and whose body is not. */
type Refuse = (broken?: Arrival) => void

/**
 * Keeps one answer under way per connection: requests that were sent ahead wait until it has been taken, and while one
 * waits nothing more is read from the socket.
 */
export class Turns {
  readonly #turns = new WeakMap<Socket, Turn>()
  readonly #answer: (arrival: Arrival) => void
  /** Answers that have been begun and not been taken to their end. */
  readonly #underWay = { count: 0 }

  /** `answer` is called with each request when it is its turn. */
  constructor(answer: (arrival: Arrival) => void) {
    this.#answer = answer
  }

  get underWay(): number {
    return this.#underWay.count
  }

  take(arrival: Arrival): void {
    this.#turnOf(arrival.incoming.socket).take(arrival)
  }

  /** Has what came on the connection and is no request refused, behind the answers to those before it. */
  breakOff(socket: Socket, refuse: Refuse): void {
    this.#turnOf(socket).breakOff(refuse)
  }

  #turnOf(socket: Socket): Turn {
    const known = this.#turns.get(socket)
    if (known) return known
    const turn = new Turn(socket, this.#answer, this.#underWay)
    this.#turns.set(socket, turn)
    return turn
  }
}

/** One connection's requests, answered one after the other. */
class Turn {
  #current: Arrival | undefined
  /** Set once something came that is no request: nothing behind it is read as one. */
  #refuse: Refuse | undefined
  readonly #waiting: Arrival[] = []
  readonly #socket: Socket
  readonly #answer: (arrival: Arrival) => void
  readonly #underWay: { count: number }

  constructor(socket: Socket, answer: (arrival: Arrival) => void, underWay: { count: number }) {
    this.#socket = socket
    this.#answer = answer
    this.#underWay = underWay
    // Node itself goes on to read when a request has come whole.
    socket.on('resume', () => {
      if (this.#waiting.length > 0) socket.pause()
    })
  }

  take(arrival: Arrival): void {
    if (!this.#current) this.#begin(arrival)
    else if (this.#waiting.length >= MOST_WAITING) this.#socket.destroy()
    else {
      this.#waiting.push(arrival)
      this.#socket.pause()
    }
  }

  breakOff(refuse: Refuse): void {
    if (this.#refuse) return
    this.#refuse = refuse
    const isBodyBroken = this.#current?.incoming.complete === false && !this.#current.outgoing.headersSent
    if (!this.#current || isBodyBroken) refuse(this.#current)
  }

  #begin(arrival: Arrival): void {
    this.#current = arrival
    this.#underWay.count++
    // A response is closed once, when it has been taken or cannot be any more.
    arrival.outgoing.on('close', this.#next)
    this.#answer(arrival)
  }

  readonly #next = (): void => {
    this.#underWay.count--
    // Of a body that is too large the rest is still to come, and nobody else reads it.
    if (this.#current?.incoming.complete === false) this.#current.incoming.resume()
    this.#current = undefined
    if (this.#socket.destroyed) {
      this.#waiting.length = 0
      return
    }
    const next = this.#waiting.shift()
    if (next && this.#waiting.length === 0) this.#socket.resume()
    if (this.#refuse && !next?.incoming.complete) this.#refuse(next)
    else if (next) this.#begin(next)
  }
}
