// Made from openapi/ by `npm run generate`. Do not edit.
import{append as c,lengthOf as Fr,dateTime as Lr,uri as Tr,uriReference as Vr,check as d}from"../validator.js";const ps={
"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(S,r)}};function S(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(typeof r!="string"){
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}return S.
errors=e,t===0}const ls={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(k,r)}},le={type:"object",required:[
"type","code","message","doc_url","request_id","causes","retry_after_ms"],properties:{type:{enum:["invalid_request","aut\
hentication","permission","not_found","conflict","rate_limited","idempotency_conflict","unprocessable","upstream_error",
"internal_error"]},code:{$ref:"#/components/schemas/ErrorCode"},message:{type:"string"},doc_url:{type:"string",format:"u\
ri"},request_id:{type:["string","null"]},causes:{type:["array","null"],items:{$ref:"#/components/schemas/ApiError"}},details:{
$ref:"#/components/schemas/ErrorDetails"},retry_after_ms:{type:["integer","null"]},retryable:{type:["boolean","null"]}}};function te(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.fields===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fields"}};e===null?e=[s]:e.push(s),t++}if(r.fields!==void 0){let s=r.fields;if(Array.isArray(s)){const n=s.
length;for(let p=0;p<n;p++){let m=s[p];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.field===void 0){const f={instancePath:i+
"/fields/"+p,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty:"field"}};e===null?
e=[f]:e.push(f),t++}if(m.code===void 0){const f={instancePath:i+"/fields/"+p,schemaPath:"#/properties/fields/items/requi\
red",keyword:"required",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),t++}if(m.field!==void 0&&typeof m.field!=
"string"){const f={instancePath:i+"/fields/"+p+"/field",schemaPath:"#/properties/fields/items/properties/field/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(m.code!==void 0&&typeof m.code!="string"){const f={instancePath:i+
"/fields/"+p+"/code",schemaPath:"#/properties/fields/items/properties/code/type",keyword:"type",params:{type:"string"}};
e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:i+"/fields/"+p,schemaPath:"#/properties/fields/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),t++}}}else{const n={instancePath:i+"/fields",schemaPath:"#/proper\
ties/fields/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return te.errors=e,t===0}function ie(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.requested===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"requested"}};e===null?e=[s]:e.push(s),t++}if(r.supported===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"supported"}};e===null?e=[s]:e.push(s),t++}if(r.requested!==void 0&&
typeof r.requested!="string"){const s={instancePath:i+"/requested",schemaPath:"#/properties/requested/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.supported!==void 0){let s=r.supported;if(Array.isArray(s)){
const n=s.length;for(let p=0;p<n;p++)if(typeof s[p]!="string"){const m={instancePath:i+"/supported/"+p,schemaPath:"#/pro\
perties/supported/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),t++}}else{const n={instancePath:i+
"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return ie.
errors=e,t===0}function ne(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;const s=t;
let n=!0;const p=t;if(r!==null){const y={};e===null?e=[y]:e.push(y),t++}var m=p===t;if(t=s,e!==null&&(s?e.length=s:e=null),
!m){const y=t,_=t;let v=!1;const j=t;te(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?te.
errors:c(e,te.errors),t=e.length);var f=j===t;if(v=v||f,!v){const u=t;ie(r,{instancePath:i,parentData:l,parentDataProperty:a,
rootData:o})||(e=e===null?ie.errors:c(e,ie.errors),t=e.length);var f=u===t;if(v=v||f,!v){const b=t;if(!(r&&typeof r=="ob\
ject"&&!Array.isArray(r))){const C={instancePath:i,schemaPath:"#/else/anyOf/2/type",keyword:"type",params:{type:"object"}};
e===null?e=[C]:e.push(C),t++}var f=b===t;v=v||f}}if(v)t=_,e!==null&&(_?e.length=_:e=null);else{const u={instancePath:i,schemaPath:"\
#/else/anyOf",keyword:"anyOf",params:{}};e===null?e=[u]:e.push(u),t++}var m=y===t;n=m}if(!n){const y={instancePath:i,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[y]:e.push(y),t++}return ne.errors=e,t===0}const Ee=Tr,Fe={
validate:k};function k(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.type===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"}};e===null?e=[s]:e.push(s),t++}if(r.code===void 0){const s={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"code"}};e===null?e=[s]:e.push(s),t++}if(r.message===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),t++}if(r.doc_url===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doc_url"}};e===null?
e=[s]:e.push(s),t++}if(r.request_id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"request_id"}};e===null?e=[s]:e.push(s),t++}if(r.causes===void 0){const s={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"causes"}};e===null?e=[s]:e.push(s),t++}if(r.retry_after_ms===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry_after_ms"}};e===null?e=
[s]:e.push(s),t++}if(r.type!==void 0){let s=r.type;if(!(s==="invalid_request"||s==="authentication"||s==="permission"||s===
"not_found"||s==="conflict"||s==="rate_limited"||s==="idempotency_conflict"||s==="unprocessable"||s==="upstream_error"||
s==="internal_error")){const n={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:le.
properties.type.enum}};e===null?e=[n]:e.push(n),t++}}if(r.code!==void 0&&(S(r.code,{instancePath:i+"/code",parentData:r,
parentDataProperty:"code",rootData:o})||(e=e===null?S.errors:c(e,S.errors),t=e.length)),r.message!==void 0&&typeof r.message!=
"string"){const s={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};
e===null?e=[s]:e.push(s),t++}if(r.doc_url!==void 0){let s=r.doc_url;if(typeof s=="string"){if(!Ee(s)){const n={instancePath:i+
"/doc_url",schemaPath:"#/properties/doc_url/format",keyword:"format",params:{format:"uri"}};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/doc_url",schemaPath:"#/properties/doc_url/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),t++}}if(r.request_id!==void 0){let s=r.request_id;if(typeof s!="string"&&s!==null){const n={instancePath:i+
"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:le.properties.request_id.type}};e===
null?e=[n]:e.push(n),t++}}if(r.causes!==void 0){let s=r.causes;if(!Array.isArray(s)&&s!==null){const n={instancePath:i+"\
/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:le.properties.causes.type}};e===null?e=[n]:e.
push(n),t++}if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)Fe.validate(s[p],{instancePath:i+"/causes/"+p,parentData:s,
parentDataProperty:p,rootData:o})||(e=e===null?Fe.validate.errors:e.concat(Fe.validate.errors),t=e.length)}}if(r.details!==
void 0&&(ne(r.details,{instancePath:i+"/details",parentData:r,parentDataProperty:"details",rootData:o})||(e=e===null?ne.
errors:c(e,ne.errors),t=e.length)),r.retry_after_ms!==void 0){let s=r.retry_after_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s))&&s!==null){const n={instancePath:i+"/retry_after_ms",schemaPath:"#/properties/retry_after_ms/type",keyword:"type",params:{
type:le.properties.retry_after_ms.type}};e===null?e=[n]:e.push(n),t++}}if(r.retryable!==void 0){let s=r.retryable;if(typeof s!=
"boolean"&&s!==null){const n={instancePath:i+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{
type:le.properties.retryable.type}};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return k.errors=e,t===0}const as={"~standard":{version:1,vendor:"\
canvas-design-api",validate:r=>d(Ie,r)}};function Ie(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.fields===void 0){const s={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"fields"}};e===null?e=[s]:e.push(s),t++}if(r.fields!==void 0){let s=r.
fields;if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++){let m=s[p];if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m.field===void 0){const f={instancePath:i+"/fields/"+p,schemaPath:"#/properties/fields/items/required",keyword:"requi\
red",params:{missingProperty:"field"}};e===null?e=[f]:e.push(f),t++}if(m.code===void 0){const f={instancePath:i+"/fields\
/"+p,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[f]:
e.push(f),t++}if(m.field!==void 0&&typeof m.field!="string"){const f={instancePath:i+"/fields/"+p+"/field",schemaPath:"#\
/properties/fields/items/properties/field/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(m.
code!==void 0&&typeof m.code!="string"){const f={instancePath:i+"/fields/"+p+"/code",schemaPath:"#/properties/fields/ite\
ms/properties/code/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:i+
"/fields/"+p,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),
t++}}}else{const n={instancePath:i+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"array"}};
e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[s]:e.push(s),t++}return Ie.errors=e,t===0}const us={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(
Ue,r)}};function Ue(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.requested===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"requested"}};e===null?e=[s]:e.push(s),t++}if(r.supported===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"supported"}};e===null?e=[s]:e.push(s),t++}if(r.requested!==void 0&&
typeof r.requested!="string"){const s={instancePath:i+"/requested",schemaPath:"#/properties/requested/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.supported!==void 0){let s=r.supported;if(Array.isArray(s)){
const n=s.length;for(let p=0;p<n;p++)if(typeof s[p]!="string"){const m={instancePath:i+"/supported/"+p,schemaPath:"#/pro\
perties/supported/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),t++}}else{const n={instancePath:i+
"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Ue.
errors=e,t===0}const fs={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Be,r)}};function Be(r,{instancePath:i="",
parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;const s=t;let n=!0;const p=t;if(r!==null){const y={};
e===null?e=[y]:e.push(y),t++}var m=p===t;if(t=s,e!==null&&(s?e.length=s:e=null),!m){const y=t,_=t;let v=!1;const j=t;te(
r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?te.errors:c(e,te.errors),t=e.length);var f=j===
t;if(v=v||f,!v){const u=t;ie(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?ie.errors:c(e,
ie.errors),t=e.length);var f=u===t;if(v=v||f,!v){const b=t;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const C={instancePath:i,
schemaPath:"#/else/anyOf/2/type",keyword:"type",params:{type:"object"}};e===null?e=[C]:e.push(C),t++}var f=b===t;v=v||f}}
if(v)t=_,e!==null&&(_?e.length=_:e=null);else{const u={instancePath:i,schemaPath:"#/else/anyOf",keyword:"anyOf",params:{}};
e===null?e=[u]:e.push(u),t++}var m=y===t;n=m}if(!n){const y={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"\
else"}};e===null?e=[y]:e.push(y),t++}return Be.errors=e,t===0}const ys={"~standard":{version:1,vendor:"canvas-design-api",
validate:r=>d(ae,r)}},De={type:"object",required:["type","code","message","doc_url","request_id","causes","retry_after_m\
s"],properties:{type:{type:"string"},code:{$ref:"#/components/schemas/ErrorCode"},message:{type:"string"},doc_url:{type:"\
string",format:"uri"},request_id:{type:["string","null"]},causes:{type:["array","null"],items:{$ref:"#/components/schema\
s/ApiError"}},details:{$ref:"#/components/schemas/ErrorDetails"},retry_after_ms:{type:["integer","null"]},retryable:{type:[
"boolean","null"]}}};function ae(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),t++}if(r.code===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[s]:e.push(s),t++}if(r.message===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),t++}
if(r.doc_url===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doc_u\
rl"}};e===null?e=[s]:e.push(s),t++}if(r.request_id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"request_id"}};e===null?e=[s]:e.push(s),t++}if(r.causes===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"causes"}};e===null?e=[s]:e.push(s),t++}if(r.retry_after_ms===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry_after_ms"}};e===
null?e=[s]:e.push(s),t++}if(r.type!==void 0&&typeof r.type!="string"){const s={instancePath:i+"/type",schemaPath:"#/prop\
erties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.code!==void 0&&(S(r.code,{instancePath:i+
"/code",parentData:r,parentDataProperty:"code",rootData:o})||(e=e===null?S.errors:c(e,S.errors),t=e.length)),r.message!==
void 0&&typeof r.message!="string"){const s={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.doc_url!==void 0){let s=r.doc_url;if(typeof s=="string"){
if(!Ee(s)){const n={instancePath:i+"/doc_url",schemaPath:"#/properties/doc_url/format",keyword:"format",params:{format:"\
uri"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/doc_url",schemaPath:"#/properties/doc_url/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.request_id!==void 0){let s=r.request_id;if(typeof s!="s\
tring"&&s!==null){const n={instancePath:i+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{
type:De.properties.request_id.type}};e===null?e=[n]:e.push(n),t++}}if(r.causes!==void 0){let s=r.causes;if(!Array.isArray(
s)&&s!==null){const n={instancePath:i+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:De.properties.
causes.type}};e===null?e=[n]:e.push(n),t++}if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)k(s[p],{instancePath:i+
"/causes/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?k.errors:c(e,k.errors),t=e.length)}}if(r.details!==
void 0&&(ne(r.details,{instancePath:i+"/details",parentData:r,parentDataProperty:"details",rootData:o})||(e=e===null?ne.
errors:c(e,ne.errors),t=e.length)),r.retry_after_ms!==void 0){let s=r.retry_after_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s))&&s!==null){const n={instancePath:i+"/retry_after_ms",schemaPath:"#/properties/retry_after_ms/type",keyword:"type",params:{
type:De.properties.retry_after_ms.type}};e===null?e=[n]:e.push(n),t++}}if(r.retryable!==void 0){let s=r.retryable;if(typeof s!=
"boolean"&&s!==null){const n={instancePath:i+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{
type:De.properties.retryable.type}};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return ae.errors=e,t===0}const cs={"~standard":{version:1,vendor:"\
canvas-design-api",validate:r=>d(Ge,r)}};function Ge(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[s]:e.push(s),t++}r.error!==void 0&&(ae(r.error,{instancePath:i+"/error",parentData:r,
parentDataProperty:"error",rootData:o})||(e=e===null?ae.errors:c(e,ae.errors),t=e.length))}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Ge.errors=e,t===0}const ds={
"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(A,r)}},ze={type:"object",required:["next_cursor","return\
ed","has_more","limit","total"],properties:{next_cursor:{type:["string","null"]},returned:{type:"integer"},has_more:{type:"\
boolean"},limit:{type:"integer"},total:{type:["integer","null"]}}};function A(r,{instancePath:i="",parentData:l,parentDataProperty:a,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.next_cursor===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_cursor"}};e===null?e=[s]:e.push(s),t++}if(r.returned===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returned"}};e===null?
e=[s]:e.push(s),t++}if(r.has_more===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
has_more"}};e===null?e=[s]:e.push(s),t++}if(r.limit===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"limit"}};e===null?e=[s]:e.push(s),t++}if(r.total===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[s]:e.push(s),t++}if(r.next_cursor!==void 0){
let s=r.next_cursor;if(typeof s!="string"&&s!==null){const n={instancePath:i+"/next_cursor",schemaPath:"#/properties/nex\
t_cursor/type",keyword:"type",params:{type:ze.properties.next_cursor.type}};e===null?e=[n]:e.push(n),t++}}if(r.returned!==
void 0){let s=r.returned;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"/returned",schemaPath:"#/\
properties/returned/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(r.has_more!==void 0&&
typeof r.has_more!="boolean"){const s={instancePath:i+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",
params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}if(r.limit!==void 0){let s=r.limit;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s))){const n={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}};
e===null?e=[n]:e.push(n),t++}}if(r.total!==void 0){let s=r.total;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))&&s!==null){
const n={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:ze.properties.total.type}};
e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[s]:e.push(s),t++}return A.errors=e,t===0}const ms={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(
q,r)}};const zr=/^cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$/u;function q(r,{instancePath:i="",parentData:l,parentDataProperty:a,
rootData:o=r}={}){let e=null,t=0;if(typeof r=="string"){if(!zr.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}return q.errors=e,t===0}const hs={
"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(H,r)}},Kr={type:"object",required:["id","name","url","ca\
tegory","visibility","created_at","updated_at"],properties:{id:{$ref:"#/components/schemas/CanvasId"},name:{type:"string"},
url:{type:"string"},category:{type:"string"},visibility:{enum:["team","private"]},created_at:{type:"string",format:"date\
-time"},updated_at:{type:"string",format:"date-time"}}},oe=Lr;function H(r,{instancePath:i="",parentData:l,parentDataProperty:a,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[s]:e.push(s),t++}if(r.name===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[s]:e.push(
s),t++}if(r.url===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ur\
l"}};e===null?e=[s]:e.push(s),t++}if(r.category===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"category"}};e===null?e=[s]:e.push(s),t++}if(r.visibility===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibility"}};e===null?e=[s]:e.push(s),t++}if(r.created_at===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?
e=[s]:e.push(s),t++}if(r.updated_at===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"updated_at"}};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&(q(r.id,{instancePath:i+"/id",parentData:r,
parentDataProperty:"id",rootData:o})||(e=e===null?q.errors:c(e,q.errors),t=e.length)),r.name!==void 0&&typeof r.name!="s\
tring"){const s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),t++}if(r.url!==void 0&&typeof r.url!="string"){const s={instancePath:i+"/url",schemaPath:"#/properties/u\
rl/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.category!==void 0&&typeof r.category!=
"string"){const s={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[s]:e.push(s),t++}if(r.visibility!==void 0){let s=r.visibility;if(!(s==="team"||s==="private")){const n={
instancePath:i+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues:Kr.properties.
visibility.enum}};e===null?e=[n]:e.push(n),t++}}if(r.created_at!==void 0){let s=r.created_at;if(typeof s=="string"){if(!oe(
s)){const n={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"d\
ate-time"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/created_at",schemaPath:"#/properties/created_at\
/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.updated_at!==void 0){let s=r.updated_at;
if(typeof s=="string"){if(!oe(s)){const n={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"\
format",params:{format:"date-time"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/updated_at",schemaPath:"\
#/properties/updated_at/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return H.errors=e,t===0}const _s={
"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(We,r)}};function We(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}if(A(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?A.errors:c(e,A.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){const s={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[s]:e.push(s),t++}if(r.total===void 0){const s={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[s]:e.push(
s),t++}if(r.data!==void 0){let s=r.data;if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)H(s[p],{instancePath:i+
"/data/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?H.errors:c(e,H.errors),t=e.length)}else{const n={
instancePath:i+"/data",schemaPath:"#/allOf/1/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:
e.push(n),t++}}if(r.total!==void 0&&r.total!==null){const s={instancePath:i+"/total",schemaPath:"#/allOf/1/properties/to\
tal/type",keyword:"type",params:{type:"null"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/\
allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return We.errors=e,t===0}const gs={"~s\
tandard":{version:1,vendor:"canvas-design-api",validate:r=>d(Me,r)}};function Me(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[s]:e.push(s),t++}if(r.error!==void 0){let s=r.error;if(k(s,{instancePath:i+"/error",
parentData:r,parentDataProperty:"error",rootData:o})||(e=e===null?k.errors:c(e,k.errors),t=e.length),s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.type!==void 0&&s.type!=="invalid_request"){const n={instancePath:i+"/error/type",schemaPath:"#/\
properties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"invalid_request"}};e===null?e=[n]:
e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.
push(s),t++}return Me.errors=e,t===0}const vs={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Se,r)}};function Se(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[s]:e.push(s),t++}if(r.error!==void 0){let s=r.error;if(k(s,{instancePath:i+"/error",
parentData:r,parentDataProperty:"error",rootData:o})||(e=e===null?k.errors:c(e,k.errors),t=e.length),s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.type!==void 0&&s.type!=="authentication"){const n={instancePath:i+"/error/type",schemaPath:"#/p\
roperties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"authentication"}};e===null?e=[n]:e.
push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(
s),t++}return Se.errors=e,t===0}const ks={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(He,r)}};function He(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[s]:e.push(s),t++}if(r.error!==void 0){let s=r.error;if(k(s,{instancePath:i+"/error",
parentData:r,parentDataProperty:"error",rootData:o})||(e=e===null?k.errors:c(e,k.errors),t=e.length),s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.type!==void 0&&s.type!=="permission"){const n={instancePath:i+"/error/type",schemaPath:"#/prope\
rties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"permission"}};e===null?e=[n]:e.push(n),
t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}
return He.errors=e,t===0}const Ps={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Je,r)}};function Je(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[s]:e.push(s),t++}if(r.error!==void 0){let s=r.error;if(k(s,{instancePath:i+"/error",
parentData:r,parentDataProperty:"error",rootData:o})||(e=e===null?k.errors:c(e,k.errors),t=e.length),s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.type!==void 0&&s.type!=="not_found"){const n={instancePath:i+"/error/type",schemaPath:"#/proper\
ties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"not_found"}};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Je.
errors=e,t===0}const ws={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Ze,r)}};function Ze(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[s]:e.push(s),t++}if(r.error!==void 0){let s=r.error;if(k(s,{instancePath:i+"/error",
parentData:r,parentDataProperty:"error",rootData:o})||(e=e===null?k.errors:c(e,k.errors),t=e.length),s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.type!==void 0&&s.type!=="rate_limited"){const n={instancePath:i+"/error/type",schemaPath:"#/pro\
perties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"rate_limited"}};e===null?e=[n]:e.push(
n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),
t++}return Ze.errors=e,t===0}const bs={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Qe,r)}};function Qe(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[s]:e.push(s),t++}if(r.error!==void 0){let s=r.error;if(k(s,{instancePath:i+"/error",
parentData:r,parentDataProperty:"error",rootData:o})||(e=e===null?k.errors:c(e,k.errors),t=e.length),s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.type!==void 0&&s.type!=="internal_error"){const n={instancePath:i+"/error/type",schemaPath:"#/p\
roperties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"internal_error"}};e===null?e=[n]:e.
push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(
s),t++}return Qe.errors=e,t===0}const qs={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Xe,r)}};function Xe(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[s]:e.push(s),t++}if(r.error!==void 0){let s=r.error;if(k(s,{instancePath:i+"/error",
parentData:r,parentDataProperty:"error",rootData:o})||(e=e===null?k.errors:c(e,k.errors),t=e.length),s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.type!==void 0&&s.type!=="upstream_error"){const n={instancePath:i+"/error/type",schemaPath:"#/p\
roperties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"upstream_error"}};e===null?e=[n]:e.
push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(
s),t++}return Xe.errors=e,t===0}const As={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Ye,r)}};function Ye(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.canvases===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"canvases"}};e===null?e=[s]:e.push(s),t++}if(r.has_more===void 0){const s={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"has_more"}};e===null?e=[s]:e.push(s),t++}if(r.canvases!==void 0){let s=r.
canvases;if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)H(s[p],{instancePath:i+"/canvases/"+p,parentData:s,parentDataProperty:p,
rootData:o})||(e=e===null?H.errors:c(e,H.errors),t=e.length)}else{const n={instancePath:i+"/canvases",schemaPath:"#/prop\
erties/canvases/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}if(r.has_more!==void 0&&typeof r.
has_more!="boolean"){const s={instancePath:i+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[s]:e.push(s),t++}if(r.limit!==void 0){let s=r.limit;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s))){const n={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}};e===null?
e=[n]:e.push(n),t++}}if(r.offset!==void 0){let s=r.offset;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+
"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(r.
total!==void 0&&r.total!==null){const s={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{
type:"null"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),t++}return Ye.errors=e,t===0}const js={"~standard":{version:1,vendor:"canvas-design-a\
pi",validate:r=>d(er,r)}};function er(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r))r.id!==void 0&&(q(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:o})||
(e=e===null?q.errors:c(e,q.errors),t=e.length));else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[s]:e.push(s),t++}return er.errors=e,t===0}const xs={"~standard":{version:1,vendor:"canvas-de\
sign-api",validate:r=>d(rr,r)}};function rr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}return rr.errors=e,t===0}const Ds={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(sr,
r)}};function sr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:i+"/name",schemaPath:"#/prop\
erties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return sr.errors=e,t===0}const Es={"~standar\
d":{version:1,vendor:"canvas-design-api",validate:r=>d(tr,r)}};function tr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[s]:e.push(s),t++}if(r.error!==void 0){let s=r.error;if(k(s,{instancePath:i+"/error",
parentData:r,parentDataProperty:"error",rootData:o})||(e=e===null?k.errors:c(e,k.errors),t=e.length),s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.type!==void 0&&s.type!=="unprocessable"){const n={instancePath:i+"/error/type",schemaPath:"#/pr\
operties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"unprocessable"}};e===null?e=[n]:e.push(
n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),
t++}return tr.errors=e,t===0}const Os={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(ue,r)}};function ue(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.name===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&typeof r.id!="string"){const s={instancePath:i+"\
/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.name!==void 0&&
typeof r.name!="string"){const s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[s]:e.push(s),t++}return ue.errors=e,t===0}const $s={"~standard":{version:1,vendor:"canvas-design-api",
validate:r=>d(ir,r)}};function ir(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.canvas_name===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"canvas_name"}};e===null?e=[s]:e.push(s),t++}if(r.pages===void 0){const s={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"pages"}};e===null?e=[s]:e.push(s),t++}if(r.total_pages===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_pages"}};e===null?e=[s]:e.push(
s),t++}if(r.canvas_name!==void 0&&typeof r.canvas_name!="string"){const s={instancePath:i+"/canvas_name",schemaPath:"#/p\
roperties/canvas_name/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.pages!==void 0){let s=r.
pages;if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)ue(s[p],{instancePath:i+"/pages/"+p,parentData:s,parentDataProperty:p,
rootData:o})||(e=e===null?ue.errors:c(e,ue.errors),t=e.length)}else{const n={instancePath:i+"/pages",schemaPath:"#/prope\
rties/pages/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}if(r.total_pages!==void 0){let s=r.
total_pages;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"/total_pages",schemaPath:"#/properties\
/total_pages/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(r.id_note!==void 0&&typeof r.
id_note!="string"){const s={instancePath:i+"/id_note",schemaPath:"#/properties/id_note/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[s]:e.push(s),t++}return ir.errors=e,t===0}const Ns={"~standard":{version:1,vendor:"canvas-design-api",
validate:r=>d(nr,r)}},Ir={type:"object",properties:{format:{enum:["png","jpeg","pdf","pptx"]},page_number:{type:"integer",
minimum:1}}};function nr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.format!==void 0){let s=r.format;if(!(s==="png"||s==="jpeg"||s==="pdf"||s==="pptx")){const n={
instancePath:i+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:Ir.properties.format.
enum}};e===null?e=[n]:e.push(n),t++}}if(r.page_number!==void 0){let s=r.page_number;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s))){const n={instancePath:i+"/page_number",schemaPath:"#/properties/page_number/type",keyword:"type",params:{type:"inte\
ger"}};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&(s<1||isNaN(s))){const n={instancePath:i+"/page_number",schemaPath:"\
#/properties/page_number/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return nr.
errors=e,t===0}const Rs={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(J,r)}};function J(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.url===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"}};e===null?e=[s]:e.push(s),t++}if(r.format===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"format"}};e===null?e=[s]:e.push(s),t++}if(r.page_count===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"page_count"}};e===null?e=[s]:e.push(s),t++}if(r.url!==void 0&&typeof r.
url!="string"){const s={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};
e===null?e=[s]:e.push(s),t++}if(r.format!==void 0&&typeof r.format!="string"){const s={instancePath:i+"/format",schemaPath:"\
#/properties/format/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.page_count!==void 0){
let s=r.page_count;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"/page_count",schemaPath:"#/prop\
erties/page_count/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return J.errors=e,t===0}const Cs={
"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(or,r)}},Ur={type:"object",properties:{result:{type:["obj\
ect","null"],properties:{export:{$ref:"#/components/schemas/Export"}},additionalProperties:!0}},additionalProperties:!0};
function or(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.result!==void 0){let s=r.result;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){
const n={instancePath:i+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:Ur.properties.result.
type}};e===null?e=[n]:e.push(n),t++}s&&typeof s=="object"&&!Array.isArray(s)&&s.export!==void 0&&(J(s.export,{instancePath:i+
"/result/export",parentData:s,parentDataProperty:"export",rootData:o})||(e=e===null?J.errors:c(e,J.errors),t=e.length))}}else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return or.
errors=e,t===0}const Fs={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(N,r)}};const Br=/^task_.+$/u;function N(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;
if(typeof r=="string"){if(!Br.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^task_.+$"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),t++}return N.errors=e,t===0}const Ls={"~standard":{version:1,vendor:"canvas-design-ap\
i",validate:r=>d(R,r)}},O={type:"object",required:["id","kind","status","created_at","started_at","completed_at","progre\
ss","attempt","max_attempts","input","result","error","credits","links","retry_after_ms"],properties:{id:{$ref:"#/compon\
ents/schemas/TaskId"},kind:{type:"string"},status:{enum:["queued","running","succeeded","failed","canceled","expired"]},
created_at:{type:["string","null"],format:"date-time"},started_at:{type:["string","null"],format:"date-time"},completed_at:{
type:["string","null"],format:"date-time"},progress:{type:["object","null"],required:["percent","step"],properties:{percent:{
type:["number","null"]},step:{type:["string","null"]}}},attempt:{type:"integer"},max_attempts:{type:"integer"},input:{type:"\
object",properties:{prompt:{type:"string"},source_canvas_id:{$ref:"#/components/schemas/CanvasId"},source_canvas_url:{type:"\
string"}},additionalProperties:!0},result:{type:["object","null"],additionalProperties:!0},error:{type:["object","null"],
required:["message","retryable"],properties:{message:{type:"string"},retryable:{type:"boolean"}}},credits:{type:"object",
required:["credits_used","credits_remaining"],properties:{credits_used:{type:["number","null"]},credits_remaining:{type:[
"number","null"]}}},links:{type:"object",required:["self","events","cancel","canvas"],properties:{self:{type:"string",format:"\
uri-reference"},events:{type:["string","null"]},cancel:{type:["string","null"]},canvas:{type:["string","null"]}}},retry_after_ms:{
type:["integer","null"]}}},pr=Vr;function R(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[s]:e.push(s),t++}if(r.kind===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[s]:e.push(s),t++}if(r.status===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[s]:e.push(s),t++}
if(r.created_at===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cr\
eated_at"}};e===null?e=[s]:e.push(s),t++}if(r.started_at===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"started_at"}};e===null?e=[s]:e.push(s),t++}if(r.completed_at===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"completed_at"}};e===null?e=[s]:e.push(s),t++}if(r.progress===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"progress"}};e===null?
e=[s]:e.push(s),t++}if(r.attempt===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attempt"}};e===null?e=[s]:e.push(s),t++}if(r.max_attempts===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"max_attempts"}};e===null?e=[s]:e.push(s),t++}if(r.input===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"}};e===null?e=[s]:e.push(s),t++}if(r.result===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"}};e===null?e=
[s]:e.push(s),t++}if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[s]:e.push(s),t++}if(r.credits===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"credits"}};e===null?e=[s]:e.push(s),t++}if(r.links===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"links"}};e===null?e=[s]:e.push(s),t++}if(r.retry_after_ms===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry_after_ms"}};e===null?e=
[s]:e.push(s),t++}if(r.id!==void 0&&(N(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:o})||(e=
e===null?N.errors:c(e,N.errors),t=e.length)),r.kind!==void 0&&typeof r.kind!="string"){const s={instancePath:i+"/kind",schemaPath:"\
#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.status!==void 0){let s=r.
status;if(!(s==="queued"||s==="running"||s==="succeeded"||s==="failed"||s==="canceled"||s==="expired")){const n={instancePath:i+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:O.properties.status.enum}};e===null?
e=[n]:e.push(n),t++}}if(r.created_at!==void 0){let s=r.created_at;if(typeof s!="string"&&s!==null){const n={instancePath:i+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:O.properties.created_at.type}};e===null?
e=[n]:e.push(n),t++}if(typeof s=="string"&&!oe(s)){const n={instancePath:i+"/created_at",schemaPath:"#/properties/create\
d_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[n]:e.push(n),t++}}if(r.started_at!==void 0){let s=r.
started_at;if(typeof s!="string"&&s!==null){const n={instancePath:i+"/started_at",schemaPath:"#/properties/started_at/ty\
pe",keyword:"type",params:{type:O.properties.started_at.type}};e===null?e=[n]:e.push(n),t++}if(typeof s=="string"&&!oe(s)){
const n={instancePath:i+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format:"date-\
time"}};e===null?e=[n]:e.push(n),t++}}if(r.completed_at!==void 0){let s=r.completed_at;if(typeof s!="string"&&s!==null){
const n={instancePath:i+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type:O.properties.
completed_at.type}};e===null?e=[n]:e.push(n),t++}if(typeof s=="string"&&!oe(s)){const n={instancePath:i+"/completed_at",
schemaPath:"#/properties/completed_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[n]:e.push(n),t++}}
if(r.progress!==void 0){let s=r.progress;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){const n={instancePath:i+
"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type:O.properties.progress.type}};e===null?e=
[n]:e.push(n),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.percent===void 0){const n={instancePath:i+"/progress",
schemaPath:"#/properties/progress/required",keyword:"required",params:{missingProperty:"percent"}};e===null?e=[n]:e.push(
n),t++}if(s.step===void 0){const n={instancePath:i+"/progress",schemaPath:"#/properties/progress/required",keyword:"requ\
ired",params:{missingProperty:"step"}};e===null?e=[n]:e.push(n),t++}if(s.percent!==void 0){let n=s.percent;if(typeof n!=
"number"&&n!==null){const p={instancePath:i+"/progress/percent",schemaPath:"#/properties/progress/properties/percent/typ\
e",keyword:"type",params:{type:O.properties.progress.properties.percent.type}};e===null?e=[p]:e.push(p),t++}}if(s.step!==
void 0){let n=s.step;if(typeof n!="string"&&n!==null){const p={instancePath:i+"/progress/step",schemaPath:"#/properties/\
progress/properties/step/type",keyword:"type",params:{type:O.properties.progress.properties.step.type}};e===null?e=[p]:e.
push(p),t++}}}}if(r.attempt!==void 0){let s=r.attempt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+
"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}
if(r.max_attempts!==void 0){let s=r.max_attempts;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"/\
max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(
n),t++}}if(r.input!==void 0){let s=r.input;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.prompt!==void 0&&typeof s.prompt!=
"string"){const n={instancePath:i+"/input/prompt",schemaPath:"#/properties/input/properties/prompt/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(s.source_canvas_id!==void 0&&(q(s.source_canvas_id,{instancePath:i+
"/input/source_canvas_id",parentData:s,parentDataProperty:"source_canvas_id",rootData:o})||(e=e===null?q.errors:c(e,q.errors),
t=e.length)),s.source_canvas_url!==void 0&&typeof s.source_canvas_url!="string"){const n={instancePath:i+"/input/source_\
canvas_url",schemaPath:"#/properties/input/properties/source_canvas_url/type",keyword:"type",params:{type:"string"}};e===
null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),t++}}if(r.result!==void 0){let s=r.result;if(!(s&&typeof s=="object"&&!Array.isArray(
s))&&s!==null){const n={instancePath:i+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:O.properties.
result.type}};e===null?e=[n]:e.push(n),t++}}if(r.error!==void 0){let s=r.error;if(!(s&&typeof s=="object"&&!Array.isArray(
s))&&s!==null){const n={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:O.properties.
error.type}};e===null?e=[n]:e.push(n),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){const n={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[n]:
e.push(n),t++}if(s.retryable===void 0){const n={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"\
required",params:{missingProperty:"retryable"}};e===null?e=[n]:e.push(n),t++}if(s.message!==void 0&&typeof s.message!="s\
tring"){const n={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(s.retryable!==void 0&&typeof s.retryable!="boolean"){const n={instancePath:i+
"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[n]:e.push(n),t++}}}if(r.credits!==void 0){let s=r.credits;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.credits_used===
void 0){const n={instancePath:i+"/credits",schemaPath:"#/properties/credits/required",keyword:"required",params:{missingProperty:"\
credits_used"}};e===null?e=[n]:e.push(n),t++}if(s.credits_remaining===void 0){const n={instancePath:i+"/credits",schemaPath:"\
#/properties/credits/required",keyword:"required",params:{missingProperty:"credits_remaining"}};e===null?e=[n]:e.push(n),
t++}if(s.credits_used!==void 0){let n=s.credits_used;if(typeof n!="number"&&n!==null){const p={instancePath:i+"/credits/\
credits_used",schemaPath:"#/properties/credits/properties/credits_used/type",keyword:"type",params:{type:O.properties.credits.
properties.credits_used.type}};e===null?e=[p]:e.push(p),t++}}if(s.credits_remaining!==void 0){let n=s.credits_remaining;
if(typeof n!="number"&&n!==null){const p={instancePath:i+"/credits/credits_remaining",schemaPath:"#/properties/credits/p\
roperties/credits_remaining/type",keyword:"type",params:{type:O.properties.credits.properties.credits_remaining.type}};e===
null?e=[p]:e.push(p),t++}}}else{const n={instancePath:i+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",
params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}if(r.links!==void 0){let s=r.links;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.self===void 0){const n={instancePath:i+"/links",schemaPath:"#/properties/links/required",keyword:"requi\
red",params:{missingProperty:"self"}};e===null?e=[n]:e.push(n),t++}if(s.events===void 0){const n={instancePath:i+"/links",
schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty:"events"}};e===null?e=[n]:e.push(n),
t++}if(s.cancel===void 0){const n={instancePath:i+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{
missingProperty:"cancel"}};e===null?e=[n]:e.push(n),t++}if(s.canvas===void 0){const n={instancePath:i+"/links",schemaPath:"\
#/properties/links/required",keyword:"required",params:{missingProperty:"canvas"}};e===null?e=[n]:e.push(n),t++}if(s.self!==
void 0){let n=s.self;if(typeof n=="string"){if(!pr(n)){const p={instancePath:i+"/links/self",schemaPath:"#/properties/li\
nks/properties/self/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[p]:e.push(p),t++}}else{const p={
instancePath:i+"/links/self",schemaPath:"#/properties/links/properties/self/type",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),t++}}if(s.events!==void 0){let n=s.events;if(typeof n!="string"&&n!==null){const p={instancePath:i+
"/links/events",schemaPath:"#/properties/links/properties/events/type",keyword:"type",params:{type:O.properties.links.properties.
events.type}};e===null?e=[p]:e.push(p),t++}}if(s.cancel!==void 0){let n=s.cancel;if(typeof n!="string"&&n!==null){const p={
instancePath:i+"/links/cancel",schemaPath:"#/properties/links/properties/cancel/type",keyword:"type",params:{type:O.properties.
links.properties.cancel.type}};e===null?e=[p]:e.push(p),t++}}if(s.canvas!==void 0){let n=s.canvas;if(typeof n!="string"&&
n!==null){const p={instancePath:i+"/links/canvas",schemaPath:"#/properties/links/properties/canvas/type",keyword:"type",
params:{type:O.properties.links.properties.canvas.type}};e===null?e=[p]:e.push(p),t++}}}else{const n={instancePath:i+"/l\
inks",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}if(r.retry_after_ms!==
void 0){let s=r.retry_after_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))&&s!==null){const n={instancePath:i+"/retry_af\
ter_ms",schemaPath:"#/properties/retry_after_ms/type",keyword:"type",params:{type:O.properties.retry_after_ms.type}};e===
null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}return R.errors=e,t===0}const Ts={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(fe,
r)}};function fe(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.canvas_id===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"canvas_id"}};e===null?e=[n]:e.push(n),t++}if(r.canvas_url===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"canvas_url"}};e===null?e=[n]:e.push(n),t++}if(r.conversation_id===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conversation_id"}};e===
null?e=[n]:e.push(n),t++}if(r.theme_canvas_id===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"theme_canvas_id"}};e===null?e=[n]:e.push(n),t++}if(r.canvas_id!==void 0&&(q(r.canvas_id,{instancePath:i+
"/canvas_id",parentData:r,parentDataProperty:"canvas_id",rootData:o})||(e=e===null?q.errors:c(e,q.errors),t=e.length)),r.
canvas_url!==void 0&&typeof r.canvas_url!="string"){const n={instancePath:i+"/canvas_url",schemaPath:"#/properties/canva\
s_url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.conversation_id!==void 0&&typeof r.
conversation_id!="string"){const n={instancePath:i+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.source_canvas_id!==void 0&&(q(r.source_canvas_id,{instancePath:i+
"/source_canvas_id",parentData:r,parentDataProperty:"source_canvas_id",rootData:o})||(e=e===null?q.errors:c(e,q.errors),
t=e.length)),r.source_canvas_url!==void 0&&typeof r.source_canvas_url!="string"){const n={instancePath:i+"/source_canvas\
_url",schemaPath:"#/properties/source_canvas_url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}
if(r.theme_canvas_id!==void 0){let n=r.theme_canvas_id;const p=t;let m=!0;const f=t;if(n!==null){const y={};e===null?e=[
y]:e.push(y),t++}var s=f===t;if(t=p,e!==null&&(p?e.length=p:e=null),!s){const y=t;q(n,{instancePath:i+"/theme_canvas_id",
parentData:r,parentDataProperty:"theme_canvas_id",rootData:o})||(e=e===null?q.errors:c(e,q.errors),t=e.length);var s=y===
t;m=s}if(!m){const y={instancePath:i+"/theme_canvas_id",schemaPath:"#/properties/theme_canvas_id/if",keyword:"if",params:{
failingKeyword:"else"}};e===null?e=[y]:e.push(y),t++}}r.export!==void 0&&(J(r.export,{instancePath:i+"/export",parentData:r,
parentDataProperty:"export",rootData:o})||(e=e===null?J.errors:c(e,J.errors),t=e.length))}else{const n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return fe.errors=e,t===0}const Vs={"~standar\
d":{version:1,vendor:"canvas-design-api",validate:r=>d(Z,r)}};function Z(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="ob\
ject"&&!Array.isArray(r))){const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),t++}if(R(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?R.errors:c(e,R.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.kind===void 0){const n={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),t++}if(r.result===void 0){const n={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"result"}};e===null?e=[n]:e.push(
n),t++}if(r.kind!==void 0&&r.kind!=="design"){const n={instancePath:i+"/kind",schemaPath:"#/allOf/1/properties/kind/cons\
t",keyword:"const",params:{allowedValue:"design"}};e===null?e=[n]:e.push(n),t++}if(r.result!==void 0){let n=r.result;const p=t;
let m=!0;const f=t;if(n!==null){const y={};e===null?e=[y]:e.push(y),t++}var s=f===t;if(t=p,e!==null&&(p?e.length=p:e=null),
!s){const y=t;fe(n,{instancePath:i+"/result",parentData:r,parentDataProperty:"result",rootData:o})||(e=e===null?fe.errors:
c(e,fe.errors),t=e.length);var s=y===t;m=s}if(!m){const y={instancePath:i+"/result",schemaPath:"#/allOf/1/properties/res\
ult/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[y]:e.push(y),t++}}}else{const n={instancePath:i,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return Z.errors=e,t===0}const zs={"~\
standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Q,r)}};function Q(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="ob\
ject"&&!Array.isArray(r))){const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=
[n]:e.push(n),t++}if(R(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?R.errors:c(e,R.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.kind===void 0){const n={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),t++}if(r.kind!==void 0){let n=r.kind;
if(typeof n!="string"){const f={instancePath:i+"/kind",schemaPath:"#/allOf/1/properties/kind/type",keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),t++}const p=t,m=t;if(!(n==="design"||n==="layerize_assets")){const f={};e===null?
e=[f]:e.push(f),t++}var s=m===t;if(s){const f={instancePath:i+"/kind",schemaPath:"#/allOf/1/properties/kind/not",keyword:"\
not",params:{}};e===null?e=[f]:e.push(f),t++}else t=p,e!==null&&(p?e.length=p:e=null)}}else{const n={instancePath:i,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return Q.errors=e,t===0}const Ks={"~\
standard":{version:1,vendor:"canvas-design-api",validate:r=>d(X,r)}};function X(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;const s=t;let n=!0;const p=t;
if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.kind===void 0&&(y="kind")){const _={};e===null?e=[_]:e.push(_),t++}else if(r.
kind!==void 0&&r.kind!=="design"){const _={};e===null?e=[_]:e.push(_),t++}}var m=p===t;t=s,e!==null&&(s?e.length=s:e=null);
let f;if(m){const y=t;Z(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?Z.errors:c(e,Z.errors),
t=e.length);var m=y===t;n=m,f="then"}else{const y=t;Q(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||
(e=e===null?Q.errors:c(e,Q.errors),t=e.length);var m=y===t;n=m,f="else"}if(!n){const y={instancePath:i,schemaPath:"#/if",
keyword:"if",params:{failingKeyword:f}};e===null?e=[y]:e.push(y),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0){const y={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[y]:
e.push(y),t++}}else{const y={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.
push(y),t++}return X.errors=e,t===0}const Is={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(lr,r)}};function lr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}if(A(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?A.errors:c(e,A.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){const s={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[s]:e.push(s),t++}if(r.total===void 0){const s={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[s]:e.push(
s),t++}if(r.data!==void 0){let s=r.data;if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)X(s[p],{instancePath:i+
"/data/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?X.errors:c(e,X.errors),t=e.length)}else{const n={
instancePath:i+"/data",schemaPath:"#/allOf/1/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:
e.push(n),t++}}if(r.total!==void 0){let s=r.total;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"\
/total",schemaPath:"#/allOf/1/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}
return lr.errors=e,t===0}const Us={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(L,r)}};const Gr=/^(cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}|(cvs_)?[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12})$/u;
function L(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(typeof r=="string"){
if(!Gr.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(cvs_[0-9A-HJKMNP-TV-\
Za-hjkmnp-tv-z]{26}|(cvs_)?[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12})$"}};e===null?e=[
s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:
e.push(s),t++}return L.errors=e,t===0}const Bs={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(ye,r)}};const Wr=/^(bk_.+|[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12})$/u;function ye(r,{instancePath:i="",
parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(typeof r=="string"){if(!Wr.test(r)){const s={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(bk_.+|[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-\
f]{4}-[0-9A-Fa-f]{12})$"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"string"}};e===null?e=[s]:e.push(s),t++}return ye.errors=e,t===0}const Gs={"~standard":{version:1,vendor:"c\
anvas-design-api",validate:r=>d(Y,r)}};const Mr=/^(file_.+|[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12})$/u;function Y(r,{instancePath:i="",
parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(typeof r=="string"){if(!Mr.test(r)){const s={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(file_.+|[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-F\
a-f]{4}-[0-9A-Fa-f]{12})$"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}return Y.errors=e,t===0}const Ws={"~standard":{version:1,vendor:"\
canvas-design-api",validate:r=>d(ce,r)}};function ce(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.file_id!==void 0&&(Y(r.file_id,{instancePath:i+"/file_id",parentData:r,parentDataProperty:"\
file_id",rootData:o})||(e=e===null?Y.errors:c(e,Y.errors),t=e.length)),r.role!==void 0&&typeof r.role!="string"){const s={
instancePath:i+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),
t++}return ce.errors=e,t===0}const Ms={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(T,r)}};const Sr=/^https:\/\/.+/u;function T(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,
t=0;if(typeof r=="string"){if(!Sr.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^https://.+"}};e===null?e=[s]:e.push(s),t++}if(!Ee(r)){const s={instancePath:i,schemaPath:"#/format",keyword:"format",params:{
format:"uri"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),t++}return T.errors=e,t===0}const Ss={"~standard":{version:1,vendor:"canvas-design-ap\
i",validate:r=>d(ar,r)}};function ar(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;const s=t;let n=!0;const p=t;
if(r&&typeof r=="object"&&!Array.isArray(r)&&r.template_canvas_id!==void 0&&typeof r.template_canvas_id!="string"){const f={};
e===null?e=[f]:e.push(f),t++}if(t===p&&r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.template_canvas_id===void 0&&
(f="template_canvas_id")){const y={};e===null?e=[y]:e.push(y),t++}}var m=p===t;if(t=s,e!==null&&(s?e.length=s:e=null),m){
const f=t;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const _={instancePath:i,schemaPath:"#/then/type",keyword:"type",
params:{type:"object"}};e===null?e=[_]:e.push(_),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.canvas_id!==void 0){
const _={instancePath:i+"/canvas_id",schemaPath:"#/then/allOf/0/properties/canvas_id/not",keyword:"not",params:{}};e===null?
e=[_]:e.push(_),t++}if(r.conversation_id!==void 0){const _={instancePath:i+"/conversation_id",schemaPath:"#/then/allOf/0\
/properties/conversation_id/not",keyword:"not",params:{}};e===null?e=[_]:e.push(_),t++}}var m=f===t;n=m}if(!n){const f={
instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),t++}if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.prompt!==void 0&&typeof r.prompt!="string"){const f={instancePath:i+"/prompt",schemaPath:"\
#/properties/prompt/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(r.canvas_id!==void 0&&(L(
r.canvas_id,{instancePath:i+"/canvas_id",parentData:r,parentDataProperty:"canvas_id",rootData:o})||(e=e===null?L.errors:
c(e,L.errors),t=e.length)),r.template_canvas_id!==void 0&&(L(r.template_canvas_id,{instancePath:i+"/template_canvas_id",
parentData:r,parentDataProperty:"template_canvas_id",rootData:o})||(e=e===null?L.errors:c(e,L.errors),t=e.length)),r.conversation_id!==
void 0&&typeof r.conversation_id!="string"){const f={instancePath:i+"/conversation_id",schemaPath:"#/properties/conversa\
tion_id/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(r.brand_kit_id!==void 0&&(ye(r.brand_kit_id,
{instancePath:i+"/brand_kit_id",parentData:r,parentDataProperty:"brand_kit_id",rootData:o})||(e=e===null?ye.errors:c(e,ye.
errors),t=e.length)),r.skip_brand_kit!==void 0&&typeof r.skip_brand_kit!="boolean"){const f={instancePath:i+"/skip_brand\
_kit",schemaPath:"#/properties/skip_brand_kit/type",keyword:"type",params:{type:"boolean"}};e===null?e=[f]:e.push(f),t++}
if(r.canvas_name!==void 0&&typeof r.canvas_name!="string"){const f={instancePath:i+"/canvas_name",schemaPath:"#/properti\
es/canvas_name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(r.format!==void 0){let f=r.format;
if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.category!==void 0&&typeof f.category!="string"){const y={instancePath:i+
"/format/category",schemaPath:"#/properties/format/properties/category/type",keyword:"type",params:{type:"string"}};e===
null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),t++}}if(r.attachments!==void 0){let f=r.attachments;if(Array.isArray(f)){const y=f.
length;for(let _=0;_<y;_++)ce(f[_],{instancePath:i+"/attachments/"+_,parentData:f,parentDataProperty:_,rootData:o})||(e=
e===null?ce.errors:c(e,ce.errors),t=e.length)}else{const y={instancePath:i+"/attachments",schemaPath:"#/properties/attac\
hments/type",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),t++}}r.callback_url!==void 0&&(T(r.callback_url,
{instancePath:i+"/callback_url",parentData:r,parentDataProperty:"callback_url",rootData:o})||(e=e===null?T.errors:c(e,T.
errors),t=e.length))}else{const f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=
[f]:e.push(f),t++}return ar.errors=e,t===0}const Hs={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(de,
r)}};const Hr=/^evt_.+$/u;function de(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;
if(typeof r=="string"){if(!Hr.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^evt_.+$"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),t++}return de.errors=e,t===0}const Js={"~standard":{version:1,vendor:"canvas-design-a\
pi",validate:r=>d(D,r)}},Jr={type:"object",required:["id","type","created","api_version","data"],properties:{id:{$ref:"#\
/components/schemas/EventId"},type:{enum:["task.succeeded","task.failed","task.canceled","export.succeeded","export.fail\
ed"]},created:{type:"string",format:"date-time"},api_version:{type:"string"},data:{$ref:"#/components/schemas/Task"}}};function D(r,{
instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};
e===null?e=[s]:e.push(s),t++}if(r.type===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"}};e===null?e=[s]:e.push(s),t++}if(r.created===void 0){const s={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"created"}};e===null?e=[s]:e.push(s),t++}if(r.api_version===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"api_version"}};e===null?e=[s]:e.push(
s),t++}if(r.data===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
ata"}};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&(de(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",
rootData:o})||(e=e===null?de.errors:c(e,de.errors),t=e.length)),r.type!==void 0){let s=r.type;if(!(s==="task.succeeded"||
s==="task.failed"||s==="task.canceled"||s==="export.succeeded"||s==="export.failed")){const n={instancePath:i+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:Jr.properties.type.enum}};e===null?e=[n]:e.push(n),t++}}if(r.
created!==void 0){let s=r.created;if(typeof s=="string"){if(!oe(s)){const n={instancePath:i+"/created",schemaPath:"#/pro\
perties/created/format",keyword:"format",params:{format:"date-time"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+
"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.
api_version!==void 0&&typeof r.api_version!="string"){const s={instancePath:i+"/api_version",schemaPath:"#/properties/ap\
i_version/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}r.data!==void 0&&(R(r.data,{instancePath:i+
"/data",parentData:r,parentDataProperty:"data",rootData:o})||(e=e===null?R.errors:c(e,R.errors),t=e.length))}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return D.errors=e,
t===0}const Zs={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(ee,r)}};const Zr=/^file_.+$/u;function ee(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;
if(typeof r=="string"){if(!Zr.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^file_.+$"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),t++}return ee.errors=e,t===0}const Qs={"~standard":{version:1,vendor:"canvas-design-a\
pi",validate:r=>d(me,r)}};function me(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}return me.errors=e,t===0}const Xs={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(he,
r)}};function he(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.file_id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"file_id"}};e===null?e=[s]:e.push(s),t++}if(r.url===void 0){const s={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),t++}if(r.kind===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[s]:e.push(s),t++}if(r.z_index===
void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"z_index"}};e===null?
e=[s]:e.push(s),t++}if(r.width===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
width"}};e===null?e=[s]:e.push(s),t++}if(r.height===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"height"}};e===null?e=[s]:e.push(s),t++}if(r.x===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[s]:e.push(s),t++}if(r.y===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[s]:e.push(s),t++}if(r.file_id!==void 0&&
(ee(r.file_id,{instancePath:i+"/file_id",parentData:r,parentDataProperty:"file_id",rootData:o})||(e=e===null?ee.errors:c(
e,ee.errors),t=e.length)),r.url!==void 0){let s=r.url;if(typeof s=="string"){if(!Ee(s)){const n={instancePath:i+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.kind!==
void 0&&typeof r.kind!="string"){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{
type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.z_index!==void 0){let s=r.z_index;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s))){const n={instancePath:i+"/z_index",schemaPath:"#/properties/z_index/type",keyword:"type",params:{type:"integer"}};e===
null?e=[n]:e.push(n),t++}}if(r.width!==void 0){let s=r.width;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+
"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(r.
height!==void 0){let s=r.height;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"/height",schemaPath:"\
#/properties/height/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(r.x!==void 0){let s=r.
x;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"ty\
pe",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(r.y!==void 0){let s=r.y;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s))){const n={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:
e.push(n),t++}}if(r.text_items!==void 0){let s=r.text_items;if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)me(
s[p],{instancePath:i+"/text_items/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?me.errors:c(e,me.errors),
t=e.length)}else{const n={instancePath:i+"/text_items",schemaPath:"#/properties/text_items/type",keyword:"type",params:{
type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),t++}return he.errors=e,t===0}const Ys={"~standard":{version:1,vendor:"canvas-design-a\
pi",validate:r=>d(_e,r)}};function _e(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.layers===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"layers"}};e===null?e=[s]:e.push(s),t++}if(r.layers!==void 0){let s=r.layers;if(Array.isArray(s)){const n=s.
length;for(let p=0;p<n;p++)he(s[p],{instancePath:i+"/layers/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?
he.errors:c(e,he.errors),t=e.length)}else{const n={instancePath:i+"/layers",schemaPath:"#/properties/layers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}if(r.outcome!==void 0&&typeof r.outcome!="string"){const s={instancePath:i+
"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.
warnings!==void 0&&!Array.isArray(r.warnings)){const s={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/typ\
e",keyword:"type",params:{type:"array"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return _e.errors=e,t===0}const et={"~standard":{version:1,
vendor:"canvas-design-api",validate:r=>d(re,r)}},Qr={type:"object",allOf:[{$ref:"#/components/schemas/Task"},{type:"obje\
ct",required:["kind","result","retry_after_ms"],properties:{kind:{const:"layerize_assets"},result:{if:{type:"null"},else:{
$ref:"#/components/schemas/LayerizeResult"}},retry_after_ms:{type:["integer","null"]}}}]};function re(r,{instancePath:i="",
parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}if(R(r,{instancePath:i,
parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?R.errors:c(e,R.errors),t=e.length),r&&typeof r=="object"&&!Array.
isArray(r)){if(r.kind===void 0){const n={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"\
kind"}};e===null?e=[n]:e.push(n),t++}if(r.result===void 0){const n={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"\
required",params:{missingProperty:"result"}};e===null?e=[n]:e.push(n),t++}if(r.retry_after_ms===void 0){const n={instancePath:i,
schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"retry_after_ms"}};e===null?e=[n]:e.push(n),t++}
if(r.kind!==void 0&&r.kind!=="layerize_assets"){const n={instancePath:i+"/kind",schemaPath:"#/allOf/1/properties/kind/co\
nst",keyword:"const",params:{allowedValue:"layerize_assets"}};e===null?e=[n]:e.push(n),t++}if(r.result!==void 0){let n=r.
result;const p=t;let m=!0;const f=t;if(n!==null){const y={};e===null?e=[y]:e.push(y),t++}var s=f===t;if(t=p,e!==null&&(p?
e.length=p:e=null),!s){const y=t;_e(n,{instancePath:i+"/result",parentData:r,parentDataProperty:"result",rootData:o})||(e=
e===null?_e.errors:c(e,_e.errors),t=e.length);var s=y===t;m=s}if(!m){const y={instancePath:i+"/result",schemaPath:"#/all\
Of/1/properties/result/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[y]:e.push(y),t++}}if(r.retry_after_ms!==
void 0){let n=r.retry_after_ms;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))&&n!==null){const p={instancePath:i+"/retry_af\
ter_ms",schemaPath:"#/allOf/1/properties/retry_after_ms/type",keyword:"type",params:{type:Qr.allOf[1].properties.retry_after_ms.
type}};e===null?e=[p]:e.push(p),t++}}}else{const n={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),t++}return re.errors=e,t===0}const rt={"~standard":{version:1,vendor:"canvas-design-a\
pi",validate:r=>d(V,r)}};function V(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;const s=t;let n=!0;const p=t;
if(r&&typeof r=="object"&&!Array.isArray(r)){let _;if(r.kind===void 0&&(_="kind")){const v={};e===null?e=[v]:e.push(v),t++}else if(r.
kind!==void 0&&r.kind!=="design"){const v={};e===null?e=[v]:e.push(v),t++}}var m=p===t;t=s,e!==null&&(s?e.length=s:e=null);
let f;if(m){const _=t;Z(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?Z.errors:c(e,Z.errors),
t=e.length);var m=_===t;n=m,f="then"}else{const _=t,v=t;let j=!0;const $=t;if(r&&typeof r=="object"&&!Array.isArray(r)){
let b;if(r.kind===void 0&&(b="kind")){const x={};e===null?e=[x]:e.push(x),t++}else if(r.kind!==void 0&&r.kind!=="layeriz\
e_assets"){const x={};e===null?e=[x]:e.push(x),t++}}var y=$===t;t=v,e!==null&&(v?e.length=v:e=null);let u;if(y){const b=t;
re(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?re.errors:c(e,re.errors),t=e.length);var y=b===
t;j=y,u="then"}else{const b=t;Q(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?Q.errors:c(
e,Q.errors),t=e.length);var y=b===t;j=y,u="else"}if(!j){const b={instancePath:i,schemaPath:"#/else/if",keyword:"if",params:{
failingKeyword:u}};e===null?e=[b]:e.push(b),t++}var m=_===t;n=m,f="else"}if(!n){const _={instancePath:i,schemaPath:"#/if",
keyword:"if",params:{failingKeyword:f}};e===null?e=[_]:e.push(_),t++}return V.errors=e,t===0}const st={"~standard":{version:1,
vendor:"canvas-design-api",validate:r=>d(ge,r)}};function ge(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}if(D(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?D.errors:c(e,D.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const s={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),t++}if(r.data===void 0){const s={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[s]:e.push(
s),t++}if(r.type!==void 0&&r.type!=="task.succeeded"){const s={instancePath:i+"/type",schemaPath:"#/allOf/1/properties/t\
ype/const",keyword:"const",params:{allowedValue:"task.succeeded"}};e===null?e=[s]:e.push(s),t++}r.data!==void 0&&(V(r.data,
{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:o})||(e=e===null?V.errors:c(e,V.errors),t=e.length))}else{
const s={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}
return ge.errors=e,t===0}const tt={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(ve,r)}};function ve(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}if(D(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?D.errors:c(e,D.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const s={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),t++}if(r.data===void 0){const s={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[s]:e.push(
s),t++}if(r.type!==void 0&&r.type!=="task.failed"){const s={instancePath:i+"/type",schemaPath:"#/allOf/1/properties/type\
/const",keyword:"const",params:{allowedValue:"task.failed"}};e===null?e=[s]:e.push(s),t++}r.data!==void 0&&(V(r.data,{instancePath:i+
"/data",parentData:r,parentDataProperty:"data",rootData:o})||(e=e===null?V.errors:c(e,V.errors),t=e.length))}else{const s={
instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return ve.
errors=e,t===0}const it={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(ke,r)}};function ke(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}if(D(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?D.errors:c(e,D.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const s={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),t++}if(r.data===void 0){const s={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[s]:e.push(
s),t++}if(r.type!==void 0&&r.type!=="task.canceled"){const s={instancePath:i+"/type",schemaPath:"#/allOf/1/properties/ty\
pe/const",keyword:"const",params:{allowedValue:"task.canceled"}};e===null?e=[s]:e.push(s),t++}r.data!==void 0&&(V(r.data,
{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:o})||(e=e===null?V.errors:c(e,V.errors),t=e.length))}else{
const s={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}
return ke.errors=e,t===0}const nt={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Pe,r)}};function Pe(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}if(D(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?D.errors:c(e,D.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const s={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),t++}if(r.type!==void 0&&r.type!==
"export.succeeded"){const s={instancePath:i+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{
allowedValue:"export.succeeded"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Pe.errors=e,t===0}const ot={"~standard":{version:1,
vendor:"canvas-design-api",validate:r=>d(we,r)}};function we(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}if(D(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?D.errors:c(e,D.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const s={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[s]:e.push(s),t++}if(r.type!==void 0&&r.type!==
"export.failed"){const s={instancePath:i+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"\
export.failed"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"}};e===null?e=[s]:e.push(s),t++}return we.errors=e,t===0}const pt={"~standard":{version:1,vendor:"canvas-de\
sign-api",validate:r=>d(ur,r)}},Xr={if:{required:["type"],properties:{type:{enum:["task.succeeded"]}}},then:{$ref:"#/com\
ponents/schemas/TaskSucceededEvent"},else:{if:{required:["type"],properties:{type:{enum:["task.failed"]}}},then:{$ref:"#\
/components/schemas/TaskFailedEvent"},else:{if:{required:["type"],properties:{type:{enum:["task.canceled"]}}},then:{$ref:"\
#/components/schemas/TaskCanceledEvent"},else:{if:{required:["type"],properties:{type:{enum:["export.succeeded"]}}},then:{
$ref:"#/components/schemas/ExportSucceededEvent"},else:{if:{required:["type"],properties:{type:{enum:["export.failed"]}}},
then:{$ref:"#/components/schemas/ExportFailedEvent"},else:{required:["type"],properties:{type:{enum:["task.succeeded","t\
ask.failed","task.canceled","export.succeeded","export.failed"]}}}}}}}};function ur(r,{instancePath:i="",parentData:l,parentDataProperty:a,
rootData:o=r}={}){let e=null,t=0;const s=t;let n=!0;const p=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let $;if(r.type===
void 0&&($="type")){const u={};e===null?e=[u]:e.push(u),t++}else if(r.type!==void 0&&r.type!=="task.succeeded"){const u={};
e===null?e=[u]:e.push(u),t++}}var m=p===t;t=s,e!==null&&(s?e.length=s:e=null);let f;if(m){const $=t;ge(r,{instancePath:i,
parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?ge.errors:c(e,ge.errors),t=e.length);var m=$===t;n=m,f="then"}else{
const $=t,u=t;let h=!0;const b=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.type===void 0&&(g="type")){const P={};
e===null?e=[P]:e.push(P),t++}else if(r.type!==void 0&&r.type!=="task.failed"){const P={};e===null?e=[P]:e.push(P),t++}}var y=b===
t;t=u,e!==null&&(u?e.length=u:e=null);let x;if(y){const g=t;ve(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||
(e=e===null?ve.errors:c(e,ve.errors),t=e.length);var y=g===t;h=y,x="then"}else{const g=t,P=t;let E=!0;const z=t;if(r&&typeof r==
"object"&&!Array.isArray(r)){let w;if(r.type===void 0&&(w="type")){const I={};e===null?e=[I]:e.push(I),t++}else if(r.type!==
void 0&&r.type!=="task.canceled"){const I={};e===null?e=[I]:e.push(I),t++}}var _=z===t;t=P,e!==null&&(P?e.length=P:e=null);
let K;if(_){const w=t;ke(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?ke.errors:c(e,ke.
errors),t=e.length);var _=w===t;E=_,K="then"}else{const w=t,I=t;let $e=!0;const Rr=t;if(r&&typeof r=="object"&&!Array.isArray(
r)){let B;if(r.type===void 0&&(B="type")){const U={};e===null?e=[U]:e.push(U),t++}else if(r.type!==void 0&&r.type!=="exp\
ort.succeeded"){const U={};e===null?e=[U]:e.push(U),t++}}var v=Rr===t;t=I,e!==null&&(I?e.length=I:e=null);let Ne;if(v){const B=t;
Pe(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?Pe.errors:c(e,Pe.errors),t=e.length);var v=B===
t;$e=v,Ne="then"}else{const B=t,U=t;let Re=!0;const Cr=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let G;if(r.type===
void 0&&(G="type")){const pe={};e===null?e=[pe]:e.push(pe),t++}else if(r.type!==void 0&&r.type!=="export.failed"){const pe={};
e===null?e=[pe]:e.push(pe),t++}}var j=Cr===t;t=U,e!==null&&(U?e.length=U:e=null);let Ce;if(j){const G=t;we(r,{instancePath:i,
parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?we.errors:c(e,we.errors),t=e.length);var j=G===t;Re=j,Ce="th\
en"}else{const G=t;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const W={instancePath:i,schemaPath:"\
#/else/else/else/else/else/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[W]:e.push(W),t++}if(r.
type!==void 0){let W=r.type;if(!(W==="task.succeeded"||W==="task.failed"||W==="task.canceled"||W==="export.succeeded"||W===
"export.failed")){const Ve={instancePath:i+"/type",schemaPath:"#/else/else/else/else/else/properties/type/enum",keyword:"\
enum",params:{allowedValues:Xr.else.else.else.else.else.properties.type.enum}};e===null?e=[Ve]:e.push(Ve),t++}}}var j=G===
t;Re=j,Ce="else"}if(!Re){const G={instancePath:i,schemaPath:"#/else/else/else/else/if",keyword:"if",params:{failingKeyword:Ce}};
e===null?e=[G]:e.push(G),t++}var v=B===t;$e=v,Ne="else"}if(!$e){const B={instancePath:i,schemaPath:"#/else/else/else/if",
keyword:"if",params:{failingKeyword:Ne}};e===null?e=[B]:e.push(B),t++}var _=w===t;E=_,K="else"}if(!E){const w={instancePath:i,
schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword:K}};e===null?e=[w]:e.push(w),t++}var y=g===t;h=y,x="else"}
if(!h){const g={instancePath:i,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:x}};e===null?e=[g]:e.push(g),t++}
var m=$===t;n=m,f="else"}if(!n){const $={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?
e=[$]:e.push($),t++}return ur.errors=e,t===0}const lt={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(fr,
r)}};function fr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.canvas_id!==void 0&&(L(r.canvas_id,{instancePath:i+"/canvas_id",parentData:r,parentDataProperty:"\
canvas_id",rootData:o})||(e=e===null?L.errors:c(e,L.errors),t=e.length)),r.prompt!==void 0&&typeof r.prompt!="string"){const s={
instancePath:i+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(
s),t++}r.callback_url!==void 0&&(T(r.callback_url,{instancePath:i+"/callback_url",parentData:r,parentDataProperty:"callb\
ack_url",rootData:o})||(e=e===null?T.errors:c(e,T.errors),t=e.length))}else{const s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return fr.errors=e,t===0}const at={"~standard":{version:1,
vendor:"canvas-design-api",validate:r=>d(yr,r)}};function yr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.file===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"file"}};e===null?e=[s]:e.push(s),t++}if(r.file!==void 0&&typeof r.file!="string"){const s={instancePath:i+
"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return yr.errors=
e,t===0}const ut={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(cr,r)}};function cr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[s]:e.push(s),t++}if(r.url===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"url"}};e===null?e=[s]:e.push(s),t++}if(r.filename===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"filename"}};e===null?e=[s]:e.push(s),t++}if(r.mime_type===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mime_type"}};e===null?e=[s]:
e.push(s),t++}if(r.size_bytes===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
size_bytes"}};e===null?e=[s]:e.push(s),t++}if(r.was_duplicate===void 0){const s={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"was_duplicate"}};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&(ee(r.id,{instancePath:i+
"/id",parentData:r,parentDataProperty:"id",rootData:o})||(e=e===null?ee.errors:c(e,ee.errors),t=e.length)),r.url!==void 0&&
typeof r.url!="string"){const s={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[s]:e.push(s),t++}if(r.filename!==void 0&&typeof r.filename!="string"){const s={instancePath:i+"/fil\
ename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.
mime_type!==void 0&&typeof r.mime_type!="string"){const s={instancePath:i+"/mime_type",schemaPath:"#/properties/mime_typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.size_bytes!==void 0){let s=r.size_bytes;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"/size_bytes",schemaPath:"#/properties/size_bytes/t\
ype",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(r.was_duplicate!==void 0&&typeof r.was_duplicate!=
"boolean"){const s={instancePath:i+"/was_duplicate",schemaPath:"#/properties/was_duplicate/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[s]:e.push(s),t++}return cr.errors=e,t===0}const ft={"~standard":{version:1,vendor:"canvas-design-a\
pi",validate:r=>d(dr,r)}};function dr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.max_direct_upload_bytes===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"max_direct_upload_bytes"}};e===null?e=[s]:e.push(s),t++}if(r.max_file_bytes===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max_file_bytes"}};e===null?e=
[s]:e.push(s),t++}if(r.max_file_bytes_is_plan_limit===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"max_file_bytes_is_plan_limit"}};e===null?e=[s]:e.push(s),t++}if(r.max_direct_upload_bytes!==
void 0){let s=r.max_direct_upload_bytes;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"/max_direc\
t_upload_bytes",schemaPath:"#/properties/max_direct_upload_bytes/type",keyword:"type",params:{type:"integer"}};e===null?
e=[n]:e.push(n),t++}}if(r.max_file_bytes!==void 0){let s=r.max_file_bytes;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={
instancePath:i+"/max_file_bytes",schemaPath:"#/properties/max_file_bytes/type",keyword:"type",params:{type:"integer"}};e===
null?e=[n]:e.push(n),t++}}if(r.max_file_bytes_is_plan_limit!==void 0&&typeof r.max_file_bytes_is_plan_limit!="boolean"){
const s={instancePath:i+"/max_file_bytes_is_plan_limit",schemaPath:"#/properties/max_file_bytes_is_plan_limit/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return dr.errors=e,t===0}const yt={"~standard":{version:1,vendor:"\
canvas-design-api",validate:r=>d(mr,r)}};function mr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.filename!==void 0&&typeof r.filename!="string"){const s={instancePath:i+"/filename",schemaPath:"\
#/properties/filename/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.mime_type!==void 0&&
typeof r.mime_type!="string"){const s={instancePath:i+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.expires_in_seconds!==void 0){let s=r.expires_in_seconds;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}if(typeof s=="number"&&(s>3600||isNaN(s))){const n={
instancePath:i+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:3600}};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[s]:e.push(s),t++}return mr.errors=e,t===0}const ct={"~standard":{version:1,vendor:"canvas-de\
sign-api",validate:r=>d(hr,r)}};function hr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.upload_url===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"upload_url"}};e===null?e=[s]:e.push(s),t++}if(r.storage_key===void 0){const s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"storage_key"}};e===null?e=[s]:e.push(s),t++}if(r.mime_type===void 0){
const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mime_type"}};e===null?e=[s]:
e.push(s),t++}if(r.expires_in_seconds===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expires_in_seconds"}};e===null?e=[s]:e.push(s),t++}if(r.instructions===void 0){const s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"instructions"}};e===null?e=[s]:e.push(s),t++}if(r.upload_url!==
void 0&&typeof r.upload_url!="string"){const s={instancePath:i+"/upload_url",schemaPath:"#/properties/upload_url/type",keyword:"\
type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.storage_key!==void 0&&typeof r.storage_key!="string"){const s={
instancePath:i+"/storage_key",schemaPath:"#/properties/storage_key/type",keyword:"type",params:{type:"string"}};e===null?
e=[s]:e.push(s),t++}if(r.mime_type!==void 0&&typeof r.mime_type!="string"){const s={instancePath:i+"/mime_type",schemaPath:"\
#/properties/mime_type/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.expires_in_seconds!==
void 0){let s=r.expires_in_seconds;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"/expires_in_sec\
onds",schemaPath:"#/properties/expires_in_seconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),
t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}
return hr.errors=e,t===0}const dt={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(_r,r)}};function _r(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.storage_key===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"storage_key"}};e===null?e=[s]:e.push(s),t++}if(r.storage_key!==void 0&&typeof r.storage_key!="string"){
const s={instancePath:i+"/storage_key",schemaPath:"#/properties/storage_key/type",keyword:"type",params:{type:"string"}};
e===null?e=[s]:e.push(s),t++}if(r.filename!==void 0&&typeof r.filename!="string"){const s={instancePath:i+"/filename",schemaPath:"\
#/properties/filename/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.mime_type!==void 0&&
typeof r.mime_type!="string"){const s={instancePath:i+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return _r.errors=e,t===0}const mt={"~standard":{version:1,vendor:"c\
anvas-design-api",validate:r=>d(be,r)}};function be(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}return be.errors=e,t===0}const ht={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(gr,
r)}};function gr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}if(A(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?A.errors:c(e,A.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){const s={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[s]:e.push(s),t++}if(r.total===void 0){const s={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[s]:e.push(
s),t++}if(r.data!==void 0){let s=r.data;if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)be(s[p],{instancePath:i+
"/data/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?be.errors:c(e,be.errors),t=e.length)}else{const n={
instancePath:i+"/data",schemaPath:"#/allOf/1/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:
e.push(n),t++}}if(r.total!==void 0&&r.total!==null){const s={instancePath:i+"/total",schemaPath:"#/allOf/1/properties/to\
tal/type",keyword:"type",params:{type:"null"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/\
allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return gr.errors=e,t===0}const _t={"~s\
tandard":{version:1,vendor:"canvas-design-api",validate:r=>d(qe,r)}};function qe(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}return qe.errors=e,t===0}const gt={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(vr,
r)}};function vr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}if(A(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?A.errors:c(e,A.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){const s={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[s]:e.push(s),t++}if(r.total===void 0){const s={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[s]:e.push(
s),t++}if(r.data!==void 0){let s=r.data;if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)qe(s[p],{instancePath:i+
"/data/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?qe.errors:c(e,qe.errors),t=e.length)}else{const n={
instancePath:i+"/data",schemaPath:"#/allOf/1/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:
e.push(n),t++}}if(r.total!==void 0&&r.total!==null){const s={instancePath:i+"/total",schemaPath:"#/allOf/1/properties/to\
tal/type",keyword:"type",params:{type:"null"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/\
allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return vr.errors=e,t===0}const vt={"~s\
tandard":{version:1,vendor:"canvas-design-api",validate:r=>d(kr,r)}},Yr={type:"object",properties:{name:{type:"string",minLength:1,
maxLength:255},visibility:{enum:["team","private"]}}},se=Fr;function kr(r,{instancePath:i="",parentData:l,parentDataProperty:a,
rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0){let s=r.name;if(typeof s==
"string"){if(se(s)>255){const n={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}};e===null?e=[n]:e.push(n),t++}if(se(s)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.visibility!==void 0){let s=r.
visibility;if(!(s==="team"||s==="private")){const n={instancePath:i+"/visibility",schemaPath:"#/properties/visibility/en\
um",keyword:"enum",params:{allowedValues:Yr.properties.visibility.enum}};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return kr.errors=e,t===0}const kt={
"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Pr,r)}},es={type:"object",required:["error"],properties:{
error:{allOf:[{$ref:"#/components/schemas/ApiError"},{properties:{type:{enum:["conflict","idempotency_conflict"]}}}]}}};
function Pr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.error===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[s]:e.push(s),t++}if(r.error!==void 0){let s=r.error;if(k(s,{instancePath:i+"/error",
parentData:r,parentDataProperty:"error",rootData:o})||(e=e===null?k.errors:c(e,k.errors),t=e.length),s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.type!==void 0){let n=s.type;if(!(n==="conflict"||n==="idempotency_conflict")){const p={instancePath:i+
"/error/type",schemaPath:"#/properties/error/allOf/1/properties/type/enum",keyword:"enum",params:{allowedValues:es.properties.
error.allOf[1].properties.type.enum}};e===null?e=[p]:e.push(p),t++}}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Pr.errors=e,t===0}const Pt={"~standard":{version:1,vendor:"\
canvas-design-api",validate:r=>d(wr,r)}};function wr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.code===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"code"}};e===null?e=[s]:e.push(s),t++}if(r.code!==void 0){let s=r.code;if(typeof s=="string"){if(se(s)>64){
const n={instancePath:i+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit:64}};e===null?
e=[n]:e.push(n),t++}if(se(s)<1){const n={instancePath:i+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLen\
gth",params:{limit:1}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/code",schemaPath:"#/properties/code/\
type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return wr.errors=e,t===0}const wt={"~standard":{
version:1,vendor:"canvas-design-api",validate:r=>d(br,r)}};function br(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.success===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"success"}};e===null?e=[s]:e.push(s),t++}if(r.message===void 0){const s={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"message"}};e===null?e=[s]:e.push(s),t++}if(r.success!==void 0&&typeof r.
success!="boolean"){const s={instancePath:i+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[s]:e.push(s),t++}if(r.message!==void 0&&typeof r.message!="string"){const s={instancePath:i+"/mes\
sage",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return br.errors=
e,t===0}const bt={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(qr,r)}},rs={type:"object",properties:{
operation:{enum:["text-to-3d","image-to-3d","multi-image-to-3d","retexture","remesh","uv-unwrap","convert","rigging","an\
imations","text-to-motion"]},input:{type:"object",additionalProperties:!0},idempotency_key:{type:"string",minLength:1,maxLength:200}}};
function qr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.operation!==void 0){let s=r.operation;if(!(s==="text-to-3d"||s==="image-to-3d"||s==="multi\
-image-to-3d"||s==="retexture"||s==="remesh"||s==="uv-unwrap"||s==="convert"||s==="rigging"||s==="animations"||s==="text\
-to-motion")){const n={instancePath:i+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues:rs.
properties.operation.enum}};e===null?e=[n]:e.push(n),t++}}if(r.input!==void 0){let s=r.input;if(!(s&&typeof s=="object"&&
!Array.isArray(s))){const n={instancePath:i+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[n]:e.push(n),t++}}if(r.idempotency_key!==void 0){let s=r.idempotency_key;if(typeof s=="string"){if(se(
s)>200){const n={instancePath:i+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLengt\
h",params:{limit:200}};e===null?e=[n]:e.push(n),t++}if(se(s)<1){const n={instancePath:i+"/idempotency_key",schemaPath:"#\
/properties/idempotency_key/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),t++}}else{const n={
instancePath:i+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type:"string"}};
e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[s]:e.push(s),t++}return qr.errors=e,t===0}const qt={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(
Ar,r)}},Ke={type:"object",required:["status","poll_url","retry_after_ms"],properties:{id:{$ref:"#/components/schemas/Tas\
kId"},status:{enum:["queued","succeeded","failed"]},poll_url:{type:"string",format:"uri-reference"},retry_after_ms:{type:[
"integer","null"]}},additionalProperties:!0};function Ar(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){const s={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[s]:e.push(s),t++}if(r.poll_url===void 0){const s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"poll_url"}};e===null?e=[s]:e.push(s),
t++}if(r.retry_after_ms===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
retry_after_ms"}};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&(N(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"\
id",rootData:o})||(e=e===null?N.errors:c(e,N.errors),t=e.length)),r.status!==void 0){let s=r.status;if(!(s==="queued"||s===
"succeeded"||s==="failed")){const n={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{
allowedValues:Ke.properties.status.enum}};e===null?e=[n]:e.push(n),t++}}if(r.poll_url!==void 0){let s=r.poll_url;if(typeof s==
"string"){if(!pr(s)){const n={instancePath:i+"/poll_url",schemaPath:"#/properties/poll_url/format",keyword:"format",params:{
format:"uri-reference"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/poll_url",schemaPath:"#/properties\
/poll_url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(r.retry_after_ms!==void 0){let s=r.
retry_after_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))&&s!==null){const n={instancePath:i+"/retry_after_ms",schemaPath:"\
#/properties/retry_after_ms/type",keyword:"type",params:{type:Ke.properties.retry_after_ms.type}};e===null?e=[n]:e.push(
n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),
t++}return Ar.errors=e,t===0}const At={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(jr,r)}},Le={type:"\
object",required:["status"],properties:{id:{$ref:"#/components/schemas/TaskId"},status:{enum:["queued","succeeded","fail\
ed"]},retry_after_ms:{type:["integer","null"]},result:{type:["object","null"],properties:{outputs:{}},additionalProperties:!0}},
additionalProperties:!0};function jr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,
t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"}};e===null?e=[s]:e.push(s),t++}if(r.id!==void 0&&(N(r.id,{instancePath:i+"/id",
parentData:r,parentDataProperty:"id",rootData:o})||(e=e===null?N.errors:c(e,N.errors),t=e.length)),r.status!==void 0){let s=r.
status;if(!(s==="queued"||s==="succeeded"||s==="failed")){const n={instancePath:i+"/status",schemaPath:"#/properties/sta\
tus/enum",keyword:"enum",params:{allowedValues:Le.properties.status.enum}};e===null?e=[n]:e.push(n),t++}}if(r.retry_after_ms!==
void 0){let s=r.retry_after_ms;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))&&s!==null){const n={instancePath:i+"/retry_af\
ter_ms",schemaPath:"#/properties/retry_after_ms/type",keyword:"type",params:{type:Le.properties.retry_after_ms.type}};e===
null?e=[n]:e.push(n),t++}}if(r.result!==void 0){let s=r.result;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null){
const n={instancePath:i+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:Le.properties.result.
type}};e===null?e=[n]:e.push(n),t++}}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[s]:e.push(s),t++}return jr.errors=e,t===0}const jt={"~standard":{version:1,vendor:"canvas-design-api",
validate:r=>d(M,r)}};const ss=/^vox_.+$/u;function M(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;
if(typeof r=="string"){if(!ss.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^vox_.+$"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[s]:e.push(s),t++}return M.errors=e,t===0}const xt={"~standard":{version:1,vendor:"canvas-design-ap\
i",validate:r=>d(xr,r)}},F={type:"object",required:["model","mode"],properties:{model:{type:"string"},mode:{enum:["text_\
to_speech","text_to_music","text_to_sfx","speech_to_speech","sts","voice_conversion"]},prompt:{type:["string","null"]},voice:{
type:["string","null"]},duration_seconds:{type:"number"},num_samples:{type:["integer","null"]},model_params:{type:["obje\
ct","null"],additionalProperties:!0},idempotency_key:{type:["string","null"],maxLength:200},wait:{type:"boolean"},quote:{
type:"boolean"},source_audio:{if:{type:"null"},else:{$ref:"#/components/schemas/FileRef"}},source_audio_cleanup:{enum:["\
on_failure","never",null]},context:{type:["object","null"],additionalProperties:!0},pronunciation_dictionaries:{type:["a\
rray","null"],items:{}},quote_source_seconds:{type:["number","null"],exclusiveMinimum:0,maximum:300},max_estimated_credits:{
type:["integer","null"]}},if:{required:["mode"],allOf:[{properties:{mode:{enum:["text_to_speech","text_to_music","text_t\
o_sfx"]}}}]},then:{required:["prompt"],allOf:[{properties:{prompt:{type:"string"}}}],if:{required:["model"],allOf:[{properties:{
model:{pattern:"^elevenlabs-native-"}}}]},then:{type:"object",allOf:[{properties:{voice:{if:{type:"null"},else:{$ref:"#/\
components/schemas/VoiceId"}}}}]}},else:{type:"object",allOf:[{properties:{model:{type:"string",pattern:"^elevenlabs-nat\
ive-"}}}],if:{required:["model"],allOf:[{properties:{model:{pattern:"^elevenlabs-native-"}}}]},then:{type:"object",allOf:[
{properties:{voice:{if:{type:"null"},else:{$ref:"#/components/schemas/VoiceId"}}}}]}}},Te=/^elevenlabs-native-/u;function xr(r,{
instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;const s=t;let n=!0;const p=t;if(r&&
typeof r=="object"&&!Array.isArray(r)&&r.mode!==void 0){let u=r.mode;if(!(u==="text_to_speech"||u==="text_to_music"||u===
"text_to_sfx")){const h={};e===null?e=[h]:e.push(h),t++}}if(t===p&&r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.
mode===void 0&&(u="mode")){const h={};e===null?e=[h]:e.push(h),t++}}var m=p===t;t=s,e!==null&&(s?e.length=s:e=null);let f;
if(m){const u=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.prompt!==void 0&&typeof r.prompt!="string"){const g={instancePath:i+
"/prompt",schemaPath:"#/then/allOf/0/properties/prompt/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(
g),t++}const h=t;let b=!0;const x=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.model!==void 0){let g=r.model;if(typeof g==
"string"&&!Te.test(g)){const P={};e===null?e=[P]:e.push(P),t++}}if(t===x&&r&&typeof r=="object"&&!Array.isArray(r)){let g;
if(r.model===void 0&&(g="model")){const P={};e===null?e=[P]:e.push(P),t++}}var y=x===t;if(t=h,e!==null&&(h?e.length=h:e=
null),y){const g=t;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const E={instancePath:i,schemaPath:"#/then/then/type",
keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.voice!==
void 0){let E=r.voice;const z=t;let K=!0;const Oe=t;if(E!==null){const w={};e===null?e=[w]:e.push(w),t++}var _=Oe===t;if(t=
z,e!==null&&(z?e.length=z:e=null),!_){const w=t;M(E,{instancePath:i+"/voice",parentData:r,parentDataProperty:"voice",rootData:o})||
(e=e===null?M.errors:c(e,M.errors),t=e.length);var _=w===t;K=_}if(!K){const w={instancePath:i+"/voice",schemaPath:"#/the\
n/then/allOf/0/properties/voice/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[w]:e.push(w),t++}}var y=g===
t;b=y}if(!b){const g={instancePath:i,schemaPath:"#/then/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[g]:
e.push(g),t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.prompt===void 0){const g={instancePath:i,schemaPath:"#/then\
/required",keyword:"required",params:{missingProperty:"prompt"}};e===null?e=[g]:e.push(g),t++}var m=u===t;n=m,f="then"}else{
const u=t;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const g={instancePath:i,schemaPath:"#/else/type",keyword:"type",
params:{type:"object"}};e===null?e=[g]:e.push(g),t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.model!==void 0){let g=r.
model;if(typeof g=="string"){if(!Te.test(g)){const P={instancePath:i+"/model",schemaPath:"#/else/allOf/0/properties/mode\
l/pattern",keyword:"pattern",params:{pattern:"^elevenlabs-native-"}};e===null?e=[P]:e.push(P),t++}}else{const P={instancePath:i+
"/model",schemaPath:"#/else/allOf/0/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(
P),t++}}const h=t;let b=!0;const x=t;if(r&&typeof r=="object"&&!Array.isArray(r)&&r.model!==void 0){let g=r.model;if(typeof g==
"string"&&!Te.test(g)){const P={};e===null?e=[P]:e.push(P),t++}}if(t===x&&r&&typeof r=="object"&&!Array.isArray(r)){let g;
if(r.model===void 0&&(g="model")){const P={};e===null?e=[P]:e.push(P),t++}}var v=x===t;if(t=h,e!==null&&(h?e.length=h:e=
null),v){const g=t;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const E={instancePath:i,schemaPath:"#/else/then/type",
keyword:"type",params:{type:"object"}};e===null?e=[E]:e.push(E),t++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.voice!==
void 0){let E=r.voice;const z=t;let K=!0;const Oe=t;if(E!==null){const w={};e===null?e=[w]:e.push(w),t++}var j=Oe===t;if(t=
z,e!==null&&(z?e.length=z:e=null),!j){const w=t;M(E,{instancePath:i+"/voice",parentData:r,parentDataProperty:"voice",rootData:o})||
(e=e===null?M.errors:c(e,M.errors),t=e.length);var j=w===t;K=j}if(!K){const w={instancePath:i+"/voice",schemaPath:"#/els\
e/then/allOf/0/properties/voice/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[w]:e.push(w),t++}}var v=g===
t;b=v}if(!b){const g={instancePath:i,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[g]:
e.push(g),t++}var m=u===t;n=m,f="else"}if(!n){const u={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};
e===null?e=[u]:e.push(u),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.model===void 0){const u={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[u]:e.push(u),t++}if(r.mode===void 0){const u={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"}};e===null?e=[u]:e.push(u),t++}
if(r.model!==void 0&&typeof r.model!="string"){const u={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"\
type",params:{type:"string"}};e===null?e=[u]:e.push(u),t++}if(r.mode!==void 0){let u=r.mode;if(!(u==="text_to_speech"||u===
"text_to_music"||u==="text_to_sfx"||u==="speech_to_speech"||u==="sts"||u==="voice_conversion")){const h={instancePath:i+
"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:F.properties.mode.enum}};e===null?e=[h]:
e.push(h),t++}}if(r.prompt!==void 0){let u=r.prompt;if(typeof u!="string"&&u!==null){const h={instancePath:i+"/prompt",schemaPath:"\
#/properties/prompt/type",keyword:"type",params:{type:F.properties.prompt.type}};e===null?e=[h]:e.push(h),t++}}if(r.voice!==
void 0){let u=r.voice;if(typeof u!="string"&&u!==null){const h={instancePath:i+"/voice",schemaPath:"#/properties/voice/t\
ype",keyword:"type",params:{type:F.properties.voice.type}};e===null?e=[h]:e.push(h),t++}}if(r.duration_seconds!==void 0&&
typeof r.duration_seconds!="number"){const u={instancePath:i+"/duration_seconds",schemaPath:"#/properties/duration_secon\
ds/type",keyword:"type",params:{type:"number"}};e===null?e=[u]:e.push(u),t++}if(r.num_samples!==void 0){let u=r.num_samples;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))&&u!==null){const h={instancePath:i+"/num_samples",schemaPath:"#/properties/n\
um_samples/type",keyword:"type",params:{type:F.properties.num_samples.type}};e===null?e=[h]:e.push(h),t++}}if(r.model_params!==
void 0){let u=r.model_params;if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null){const h={instancePath:i+"/model_p\
arams",schemaPath:"#/properties/model_params/type",keyword:"type",params:{type:F.properties.model_params.type}};e===null?
e=[h]:e.push(h),t++}}if(r.idempotency_key!==void 0){let u=r.idempotency_key;if(typeof u!="string"&&u!==null){const h={instancePath:i+
"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type:F.properties.idempotency_key.
type}};e===null?e=[h]:e.push(h),t++}if(typeof u=="string"&&se(u)>200){const h={instancePath:i+"/idempotency_key",schemaPath:"\
#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[h]:e.push(h),t++}}if(r.wait!==
void 0&&typeof r.wait!="boolean"){const u={instancePath:i+"/wait",schemaPath:"#/properties/wait/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[u]:e.push(u),t++}if(r.quote!==void 0&&typeof r.quote!="boolean"){const u={instancePath:i+"/\
quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:"boolean"}};e===null?e=[u]:e.push(u),t++}if(r.source_audio!==
void 0){let u=r.source_audio;const h=t;let b=!0;const x=t;if(u!==null){const C={};e===null?e=[C]:e.push(C),t++}var $=x===
t;if(t=h,e!==null&&(h?e.length=h:e=null),!$){const C=t;Y(u,{instancePath:i+"/source_audio",parentData:r,parentDataProperty:"\
source_audio",rootData:o})||(e=e===null?Y.errors:c(e,Y.errors),t=e.length);var $=C===t;b=$}if(!b){const C={instancePath:i+
"/source_audio",schemaPath:"#/properties/source_audio/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[C]:e.
push(C),t++}}if(r.source_audio_cleanup!==void 0){let u=r.source_audio_cleanup;if(!(u==="on_failure"||u==="never"||u===null)){
const h={instancePath:i+"/source_audio_cleanup",schemaPath:"#/properties/source_audio_cleanup/enum",keyword:"enum",params:{
allowedValues:F.properties.source_audio_cleanup.enum}};e===null?e=[h]:e.push(h),t++}}if(r.context!==void 0){let u=r.context;
if(!(u&&typeof u=="object"&&!Array.isArray(u))&&u!==null){const h={instancePath:i+"/context",schemaPath:"#/properties/co\
ntext/type",keyword:"type",params:{type:F.properties.context.type}};e===null?e=[h]:e.push(h),t++}}if(r.pronunciation_dictionaries!==
void 0){let u=r.pronunciation_dictionaries;if(!Array.isArray(u)&&u!==null){const h={instancePath:i+"/pronunciation_dicti\
onaries",schemaPath:"#/properties/pronunciation_dictionaries/type",keyword:"type",params:{type:F.properties.pronunciation_dictionaries.
type}};e===null?e=[h]:e.push(h),t++}}if(r.quote_source_seconds!==void 0){let u=r.quote_source_seconds;if(typeof u!="numb\
er"&&u!==null){const h={instancePath:i+"/quote_source_seconds",schemaPath:"#/properties/quote_source_seconds/type",keyword:"\
type",params:{type:F.properties.quote_source_seconds.type}};e===null?e=[h]:e.push(h),t++}if(typeof u=="number"){if(u>300||
isNaN(u)){const h={instancePath:i+"/quote_source_seconds",schemaPath:"#/properties/quote_source_seconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:300}};e===null?e=[h]:e.push(h),t++}if(u<=0||isNaN(u)){const h={instancePath:i+"/q\
uote_source_seconds",schemaPath:"#/properties/quote_source_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
comparison:">",limit:0}};e===null?e=[h]:e.push(h),t++}}}if(r.max_estimated_credits!==void 0){let u=r.max_estimated_credits;
if(!(typeof u=="number"&&!(u%1)&&!isNaN(u))&&u!==null){const h={instancePath:i+"/max_estimated_credits",schemaPath:"#/pr\
operties/max_estimated_credits/type",keyword:"type",params:{type:F.properties.max_estimated_credits.type}};e===null?e=[h]:
e.push(h),t++}}}else{const u={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[u]:e.
push(u),t++}return xr.errors=e,t===0}const Dt={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Dr,r)}};function Dr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.id!==void 0&&(N(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:o})||
(e=e===null?N.errors:c(e,N.errors),t=e.length)),r.status!==void 0&&typeof r.status!="string"){const s={instancePath:i+"/\
status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}};e===null?e=[s]:e.push(s),t++}if(r.replayed!==
void 0&&typeof r.replayed!="boolean"){const s={instancePath:i+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[s]:e.push(s),t++}if(r.committed!==void 0&&typeof r.committed!="boolean"){const s={
instancePath:i+"/committed",schemaPath:"#/properties/committed/type",keyword:"type",params:{type:"boolean"}};e===null?e=
[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:
e.push(s),t++}return Dr.errors=e,t===0}const Et={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Er,r)}},
ts={type:"object",properties:{image:{type:"string",pattern:"^(https://|file_).+"},mode:{enum:["full","text"]},idempotency_key:{
type:"string",maxLength:200},callback_url:{$ref:"#/components/schemas/CallbackUrl"}},additionalProperties:!1},is=/^(https:\/\/|file_).+/u;
function Er(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){for(const s in r)if(!(s==="image"||s==="mode"||s==="idempotency_key"||s==="callback_url")){const n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};e===null?
e=[n]:e.push(n),t++}if(r.image!==void 0){let s=r.image;if(typeof s=="string"){if(!is.test(s)){const n={instancePath:i+"/\
image",schemaPath:"#/properties/image/pattern",keyword:"pattern",params:{pattern:"^(https://|file_).+"}};e===null?e=[n]:
e.push(n),t++}}else{const n={instancePath:i+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[n]:e.push(n),t++}}if(r.mode!==void 0){let s=r.mode;if(!(s==="full"||s==="text")){const n={instancePath:i+
"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:ts.properties.mode.enum}};e===null?e=[n]:
e.push(n),t++}}if(r.idempotency_key!==void 0){let s=r.idempotency_key;if(typeof s=="string"){if(se(s)>200){const n={instancePath:i+
"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit:200}};e===null?
e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}r.callback_url!==void 0&&(T(r.callback_url,{instancePath:i+"\
/callback_url",parentData:r,parentDataProperty:"callback_url",rootData:o})||(e=e===null?T.errors:c(e,T.errors),t=e.length))}else{
const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}return Er.
errors=e,t===0}const Ot={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Ae,r)}};const ns=/^bk_.+$/u;function Ae(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;
if(typeof r=="string"){if(!ns.test(r)){const s={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^bk_.+$"}};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[s]:e.push(s),t++}return Ae.errors=e,t===0}const $t={"~standard":{version:1,vendor:"canvas-design-ap\
i",validate:r=>d(je,r)}};function je(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[s]:e.push(s),t++}r.id!==void 0&&(Ae(r.id,{instancePath:i+"/id",parentData:r,parentDataProperty:"id",rootData:o})||
(e=e===null?Ae.errors:c(e,Ae.errors),t=e.length))}else{const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[s]:e.push(s),t++}return je.errors=e,t===0}const Nt={"~standard":{version:1,vendor:"canvas-de\
sign-api",validate:r=>d(Or,r)}};function Or(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}if(A(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?A.errors:c(e,A.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){const s={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[s]:e.push(s),t++}if(r.total===void 0){const s={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[s]:e.push(
s),t++}if(r.data!==void 0){let s=r.data;if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)je(s[p],{instancePath:i+
"/data/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?je.errors:c(e,je.errors),t=e.length)}else{const n={
instancePath:i+"/data",schemaPath:"#/allOf/1/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:
e.push(n),t++}}if(r.total!==void 0){let s=r.total;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"\
/total",schemaPath:"#/allOf/1/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}
return Or.errors=e,t===0}const Rt={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(xe,r)}};function xe(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}return xe.errors=e,t===0}const Ct={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d($r,
r)}};function $r(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;if(!(r&&typeof r=="o\
bject"&&!Array.isArray(r))){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[s]:e.push(s),t++}if(A(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?A.errors:c(e,A.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.data===void 0){const s={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[s]:e.push(s),t++}if(r.total===void 0){const s={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"total"}};e===null?e=[s]:e.push(
s),t++}if(r.data!==void 0){let s=r.data;if(Array.isArray(s)){const n=s.length;for(let p=0;p<n;p++)xe(s[p],{instancePath:i+
"/data/"+p,parentData:s,parentDataProperty:p,rootData:o})||(e=e===null?xe.errors:c(e,xe.errors),t=e.length)}else{const n={
instancePath:i+"/data",schemaPath:"#/allOf/1/properties/data/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:
e.push(n),t++}}if(r.total!==void 0){let s=r.total;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s))){const n={instancePath:i+"\
/total",schemaPath:"#/allOf/1/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}}else{
const s={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[s]:e.push(s),t++}
return $r.errors=e,t===0}const Ft={"~standard":{version:1,vendor:"canvas-design-api",validate:r=>d(Nr,r)}};function Nr(r,{instancePath:i="",parentData:l,parentDataProperty:a,rootData:o=r}={}){let e=null,t=0;const s=t;let n=!0;const p=t;
if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.kind===void 0&&(y="kind")){const _={};e===null?e=[_]:e.push(_),t++}else if(r.
kind!==void 0&&r.kind!=="layerize_assets"){const _={};e===null?e=[_]:e.push(_),t++}}var m=p===t;t=s,e!==null&&(s?e.length=
s:e=null);let f;if(m){const y=t;re(r,{instancePath:i,parentData:l,parentDataProperty:a,rootData:o})||(e=e===null?re.errors:
c(e,re.errors),t=e.length);var m=y===t;n=m,f="then"}else{const y=t;X(r,{instancePath:i,parentData:l,parentDataProperty:a,
rootData:o})||(e=e===null?X.errors:c(e,X.errors),t=e.length);var m=y===t;n=m,f="else"}if(!n){const y={instancePath:i,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:f}};e===null?e=[y]:e.push(y),t++}return Nr.errors=e,t===0}export{ls as ApiError,Ws as Attachment,Dt as AudioGeneration,vs as AuthenticationErrorBody,$t as BrandKit,Ot as BrandKitId,
Nt as BrandKitPage,Bs as BrandKitRef,Ms as CallbackUrl,xs as CancelTaskResponse,Ks as CanonicalTask,js as Canvas,Cs as CanvasExport,
ms as CanvasId,hs as CanvasListItem,_s as CanvasPage,$s as CanvasPages,Us as CanvasRef,Ds as CanvasRename,As as CanvasSearchResult,
kt as ConflictErrorBody,Ks as CreateTaskResponse,ct as CreateUploadUrlResponse,ds as CursorPage,xs as DeleteCanvasResponse,
xs as DeleteDriveItemResponse,Ts as DesignResult,Vs as DesignTask,vt as DriveItemPatch,rt as EndedTask,ps as ErrorCode,fs as ErrorDetails,
Hs as EventId,gt as EventPage,Rs as Export,Cs as ExportCanvasResponse,ot as ExportFailedEvent,Ns as ExportRequest,nt as ExportSucceededEvent,
Zs as FileId,Gs as FileRef,bt as Generate3D,At as Generate3DStatus,qt as Generate3DTask,qt as Generate3dResponse,xt as GenerateAudio,
Dt as GenerateAudioResponse,Cs as GetCanvasExportStatusResponse,js as GetCanvasResponse,xs as GetCreditsResponse,At as GetGenerate3dTaskResponse,
Ft as GetTaskResponse,ft as GetUploadLimitsResponse,xs as GetVoiceCapabilitiesResponse,bs as InternalErrorBody,gs as InvalidRequestErrorBody,
Xs as Layer,Et as Layerize,et as LayerizeAssetsResponse,Ys as LayerizeResult,et as LayerizeTask,Nt as ListBrandKitsResponse,
$s as ListCanvasPagesResponse,_s as ListCanvasesResponse,gt as ListEventsResponse,xs as ListMediaModelsResponse,Ct as ListOrganizationsResponse,
Is as ListTasksResponse,xs as ListVoicesResponse,ht as ListWebhookDeliveriesResponse,_t as LoggedEvent,Ps as NotFoundErrorBody,
xs as OpenObject,Rt as Organization,Ct as OrganizationPage,zs as OtherTask,Os as Page,ks as PermissionErrorBody,Pt as PromoRedeem,
wt as PromoRedeemResult,ws as RateLimitedErrorBody,wt as RedeemPromoCodeResponse,xs as RedeliverWebhookResponse,ut as RegisterUploadResponse,
xs as RemixCanvasResponse,lt as RemixRequest,xs as RenameCanvasResponse,xs as RevokeDesktopSignInResponse,As as SearchCanvasesResponse,
ct as SignedUpload,Ls as Task,it as TaskCanceledEvent,Ss as TaskCreate,tt as TaskFailedEvent,Fs as TaskId,Is as TaskPage,
st as TaskSucceededEvent,Qs as TextItem,Es as UnprocessableErrorBody,xs as UnpublishWebsiteResponse,us as UnsupportedVersionDetails,
ys as UntypedApiError,cs as UntypedErrorBody,xs as UpdateDriveItemResponse,ut as UploadFileResponse,at as UploadForm,ft as UploadLimits,
dt as UploadRegisterRequest,yt as UploadUrlRequest,ut as UploadedFile,qs as UpstreamErrorBody,as as ValidationDetails,jt as VoiceId,
mt as WebhookDelivery,ht as WebhookDeliveryPage,Js as WebhookEnvelope,pt as WebhookEvent};
