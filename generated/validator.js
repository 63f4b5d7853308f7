// Made from openapi/ by `npm run generate`. Do not edit.
function c({instancePath:e,params:n}){let r=e.split("/").slice(1).map(p),t=n.missingProperty??n.additionalProperty??n.unevaluatedProperty;
return t===void 0?r:[...r,String(t)]}function l(e,{keyword:n,params:r,message:t},o){let i=d[n]?.(r)??t??"is not valid";return`${e===
""?o:`\`${e}\``} ${i}.`}var d={required:()=>"is required",type:({type:e})=>`must be ${typeof e=="string"?m(e):a(e.map(m))}`,
enum:({allowedValues:e})=>`must be ${a(e.map(u))}`,const:({allowedValue:e})=>`must be ${u(e)}`,minimum:({limit:e})=>`mus\
t be at least ${e}`,maximum:({limit:e})=>`must be at most ${e}`,exclusiveMinimum:({limit:e})=>`must be more than ${e}`,exclusiveMaximum:({
limit:e})=>`must be less than ${e}`,multipleOf:({multipleOf:e})=>`must be a multiple of ${e}`,minLength:({limit:e})=>e===
1?"must not be empty":`must have at least ${e} characters`,maxLength:({limit:e})=>`must have at most ${s(e,"character")}`,
minItems:({limit:e})=>`must have at least ${s(e,"item")}`,maxItems:({limit:e})=>`must have at most ${s(e,"item")}`,minProperties:({
limit:e})=>`must have at least ${s(e,"field")}`,maxProperties:({limit:e})=>`must have at most ${s(e,"field")}`,uniqueItems:()=>"\
must not contain an item twice",pattern:({pattern:e})=>h(e),format:({format:e})=>`must be ${g[e]??`a valid ${e}`}`,not:()=>"\
cannot be combined with the other fields","false schema":()=>"is not allowed here",additionalProperties:()=>"is not a kn\
own field",unevaluatedProperties:()=>"is not a known field",anyOf:()=>"has none of the allowed forms",oneOf:()=>"has non\
e of the allowed forms"},f={string:"a string",integer:"an integer",number:"a number",boolean:"true or false",object:"an \
object",array:"a list"},g={"date-time":"a date and time, such as `2030-01-31T09:00:00Z`",date:"a day, such as `2030-01-3\
1`",uri:"a URL"};function h(e){let[,n]=/^\^([\w-]+)$/.exec(e)??[];if(n)return`must start with \`${n}\``;let r=[...e.matchAll(
/(?<=[\^(|])(https:\/\/|[a-z]+_)(?=[[.)|])/g)].map(([,t=""])=>t.endsWith("_")?`${/^[aeiou]/.test(t)?"an":"a"} \`${t}\` id`:
`an \`${t}\` URL`);return r.length>0?`must be ${a([...new Set(r)])}`:`must match \`${e}\``}function s(e,n){return`${e} ${n}${e===
1?"":"s"}`}function u(e){return`\`${typeof e=="string"?e:JSON.stringify(e)}\``}function a(e){return e.length<2?e.join(""):
`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`}function m(e){return f[e]??e}function p(e){return e.includes("~")?e.replaceAll("~1","/").replaceAll("~0","~"):e}var $=/^(\d{4})-(0[1-9]|1[0-2])-(\d\d)[t\s](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;
function R(e){let[,n,r,t]=($.exec(e)??[]).map(Number);return n===void 0||r===void 0||t===void 0?!1:t>0&&t<=new Date(Date.
UTC(2e3+n%400,r,0)).getUTCDate()}var b=/^(?:[\w\-.~:/?#[\]@!$&'"()*+,;=]|%[\da-f]{2})*$/i;function y(e){return b.test(e)}
var w=65536;function v(e){if(e.length>w||!/^[a-z][a-z\d+.-]*:/i.test(e)||!y(e))return!1;try{return!!new URL(e)}catch{return!1}}function k(e,n){try{if(e(n))return{value:n}}catch(t){if(t instanceof RangeError)return{issues:[{message:"The value is ne\
sted too deeply.",path:[]}]};throw t}let r=(e.errors??[]).filter(t=>!E(t)).map(t=>O(n,t));return{issues:[...new Map(r.map(
t=>[t.message,t])).values()]}}function E({keyword:e,params:n}){return e==="if"||e==="anyOf"||e==="oneOf"&&!n.passingSchemas}
function O(e,n){let r=e,t=c(n).map(o=>{let i=Array.isArray(r)?Number(o):o;return r=r?.[i],i});return{message:l(t.join("."),
n,"The value"),path:t}}function T(e){let n=0;for(let r of e)n++;return n}function A(e,n){for(let r of n)e.push(r);return e}export{A as append,k as check,R as dateTime,T as lengthOf,v as uri,y as uriReference};
