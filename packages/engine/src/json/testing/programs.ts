import type { CodeLanguage } from '../code/code-report.ts';

/** A short program in each language, as people paste it. */
export const PROGRAMS: Readonly<Record<CodeLanguage, string>> = {
  python: `import csv, os
from pandas import DataFrame

class Loader:
    def load_rows(self, path: str, *args, limit=3) -> list:
        with open(path) as f:
            # TODO: skip empty lines
            return list(csv.reader(f))

async def main():
    try:
        eval("1")
    except:
        pass

if __name__ == '__main__':
    main()
`,
  javascript: `const fs = require('fs');
import a from "./a.js";

async function load(path, { a, b } = {}) {
  const res = await fetch('https://x.y/' + path);
  return res.json(); // don't
}
const add = (x, y) => x + y;
module.exports = { load, add };`,
  typescript: `import type { A } from './a';
export interface User { name: string; age: number }
export const greet = (user: User): string => \`hi \${user.name}\`;
class Foo {
  private x: number = 1;
  bar(a: string, b?: number): void {
    if (a) { return; }
  }
}`,
  jsx: `import React from 'react';
export default function App() {
  const [n, setN] = useState(0);
  return <button onClick={() => setN(n + 1)}>{n}</button>;
}`,
  tsx: `import React from 'react';
type Props = { name: string };
export function Hello({ name }: Props) {
  return (
    <div className="x">Don't {name}</div>
  );
}`,
  java: `package com.x;
import java.util.List;
import org.junit.Test;
public class Main {
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      System.out.println("a" + i);
    }
  }
  private List<String> names(Map<String, Integer> a, int b) throws IOException
  {
    return null;
  }
}`,
  csharp: `using System;
using Newtonsoft.Json;
namespace A.B
{
  public class P {
    public string Name { get; set; }
    public async Task<int> Run(string a, int b = 3)
    {
      Console.WriteLine("x");
    }
  }
}`,
  c: `#include <stdio.h>
#include "my.h"
int add(int a, char *b) {
  return a;
}
int main(void) { printf("x"); return 0; }`,
  cpp: `#include <iostream>
#include <vector>
using namespace std;
int main() {
  std::vector<int> v;
  for (auto x : v) { cout << x; }
}`,
  go: `package main

import (
\t"fmt"
\t"github.com/x/y"
)

func (s *Srv) Handle(w http.ResponseWriter, r *Request) error {
\tx := 1
\tfmt.Println(x)
\treturn nil
}`,
  rust: `use std::fs;
use serde::Serialize;
pub fn read(path: &str, mut n: usize) -> Result<String, Error> {
    let mut s = String::new();
    println!("{}", s);
    fs::read_to_string(path)?;
    todo!()
}`,
  php: `<?php
use App\\Models\\User;
function find($id, $name = 'x') {
  $r = $db->query("SELECT * FROM users WHERE id = " . $id);
  echo $r;
}`,
  ruby: `require 'json'

class Dog
  attr_reader :name
  def initialize(name, age = 3)
    @name = name
  end
  def bark
    puts "w"
  end
end`,
  swift: `import Foundation

struct P: Codable {
  var name: String
}
func greet(_ person: P, with word: String) -> String {
  guard let x = person.name else { return "" }
  return x
}`,
  kotlin: `import kotlin.math.max
data class U(val name: String)
fun greet(u: U, times: Int = 1): String {
  val x = u.name
  println(x)
  return x ?: ""
}`,
  sql: `SELECT id, name
FROM users u
JOIN orders o ON o.uid = u.id
WHERE o.total > 10 -- TODO: index`,
  html: `<!DOCTYPE html>
<html>
<body><p>Don't</p><!-- FIXME: x --></body>
</html>`,
  css: `.card {
  color: #ff0000;
  margin: 0 auto;
}
@media (max-width: 600px) { .card { display: none; } }`,
  json: '{ "a": 1, "b": [1, 2] }',
  yaml: `version: 3
services:
  web:
    image: nginx
    ports:
      - "80:80"`,
  dockerfile: `FROM node:24
WORKDIR /app
COPY . .
RUN npm ci
CMD ["node", "x.js"]`,
  shell: `set -e
for f in *.txt; do
  echo "$f" | grep x
done
if [ -f x ]; then
  rm x
fi`,
};
