declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of greatest weight; with `maxCardinality`, of those that pair as many vertices as can be. Vertices are numbers
   * from 0, edges `[one, other, weight]`. It gives by vertex the one it is paired with, −1 for none.
   */
  export default function maxWeightMatching(edges: [number, number, number][], maxCardinality?: boolean): number[]
}
