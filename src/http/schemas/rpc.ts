import { z } from 'zod'

// The frame of the agents' protocol (JSON-RPC 2.0).

export const JsonRpcRequest = z
  .object({
    jsonrpc: z.literal('2.0').describe('always 2.0'),
    id: z.int().optional().describe('names the request; left out by notifications'),
    method: z.string().describe('such as tools/list or tools/call'),
    params: z.record(z.string(), z.unknown()).optional().describe('what the method takes'),
  })
  .meta({ id: 'JsonRpcRequest', description: 'A request of the Model Context Protocol' })

export const JsonRpcResponse = z
  .object({
    jsonrpc: z.literal('2.0').describe('always 2.0'),
    id: z.int().nullable().optional().describe('as in the request'),
    result: z.record(z.string(), z.unknown()).optional().describe('what the method returns'),
    error: z.record(z.string(), z.unknown()).optional().describe('why it did not'),
  })
  .meta({ id: 'JsonRpcResponse', description: 'A response of the Model Context Protocol' })
