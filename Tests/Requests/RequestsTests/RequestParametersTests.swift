import Requests
import Testing

/// Parameters of queries and forms.
struct RequestParametersTests {
  @Test func `only unreserved characters stay, and values describe themselves in their order`() {
    let text: String? = "x"
    let all: [RequestParameters] = [
      ["q": "a+b c&d=é/?#%[]", "flag": nil, "e": ""],
      ["page": 3, "ratio": 0.5, "on": true, "b": text, "a": Substring("s")],
    ]
    #expect(
      all.map(\.encoded) == [
        "q=a%2Bb%20c%26d%3D%C3%A9%2F%3F%23%25%5B%5D&flag&e=",
        "page=3&ratio=0.5&on=true&b=x&a=s",
      ])
  }

  @Test func `a list repeats its name, and a name may appear twice`() {
    var parameters: RequestParameters = [
      "tag": ["a", "b"], "n": [1, 2], "tag": "c", "none": [Int](),
    ]
    parameters.append("a b", nil)
    #expect(parameters.encoded == "tag=a&tag=b&n=1&n=2&tag=c&a%20b")
  }
}
